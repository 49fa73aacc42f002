import { ApiError } from '@malote/api-client'
import { Alert, Stack, Text } from '@malote/ui'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { formatCountdown } from './use-countdown.ts'

interface RequestErrorProps {
  error: unknown
  /** Seconds until the next attempt is possible; 0 when there is no limit. */
  secondsLeft: number
}

/** Shows the error of a request, with a countdown where a retry must wait. */
export function RequestError({ error, secondsLeft }: RequestErrorProps) {
  // Field errors are shown at their fields only.
  if (error instanceof ApiError && error.fields.length > 0) return null
  return (
    <Stack gap="xs">
      <Alert tone="danger" title={getErrorMessage(error)} />
      {secondsLeft > 0 && (
        // A timer is not a live region: an announcement each second would block all others.
        <Text role="timer" size="sm" tone="subtle" tabularNumbers>
          {`Você pode tentar de novo em ${formatCountdown(secondsLeft)}.`}
        </Text>
      )}
    </Stack>
  )
}
