import { ApiError } from '@malote/api-client'
import { Alert, Stack, Text } from '@malote/ui'
import { messageOf } from '../../lib/forms/form-errors'
import { clockOf } from './use-countdown'

interface FailureProps {
  error: unknown
  /** Seconds until another try makes sense; 0 when there is nothing to wait for. */
  left: number
}

/** Why it did not work, and how long to wait where waiting is what helps. */
export function Failure({ error, left }: FailureProps) {
  // What a field is told of needs no second place.
  if (error instanceof ApiError && error.fields.length > 0) return null
  return (
    <Stack gap="xs">
      <Alert tone="danger" title={messageOf(error)} />
      {left > 0 && (
        // A timer is looked at; read out every second, nothing else could be heard.
        <Text role="timer" size="sm" tone="subtle" tabularNumbers>
          {`Você pode tentar de novo em ${clockOf(left)}.`}
        </Text>
      )}
    </Stack>
  )
}
