import type { AddressHistory } from '@malote/api-client'
import { Alert, Button, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AddressParts, addressHistoryQuery } from './address-history.queries.ts'
import { countFailed, formatAddressHistory } from './address-history-text.ts'

/** Whether more than a quarter of the attempts failed. */
const isDifficult = (history: AddressHistory) => countFailed(history) * 3 > history.deliveries

interface AddressHistoryNoteProps {
  companyId: string
  address: AddressParts
  /** The instructions that are shown next to the note. */
  instructions?: string | null | undefined
  /** Copies the last instructions; absent where nothing can be entered. */
  onUseInstructions?: ((instructions: string) => void) | undefined
  /**
   * Whether it keeps a distance to what follows, outside of a Stack.
   * @default false
   */
  spaced?: boolean
}

/** What happened at this address before, by the orders of the same company. Nothing for a new address. */
export function AddressHistoryNote({
  companyId,
  address,
  instructions,
  onUseInstructions,
  spaced = false,
}: AddressHistoryNoteProps): ReactNode {
  // An error is ignored: nothing depends on the history.
  const { data } = useQuery(addressHistoryQuery(companyId, address))
  const history = data?.data[0]
  const lines = history ? formatAddressHistory(history, instructions) : []
  if (!history || lines.length === 0) return null
  const last = history.instructions
  return (
    <Alert
      role="note"
      {...(spaced && { className: 'mb-3' })}
      tone={isDifficult(history) ? 'warning' : 'info'}
      title="Neste endereço"
      action={
        onUseInstructions && last && !instructions?.trim() ? (
          <Button size="sm" variant="outline" tone="neutral" onClick={() => onUseInstructions(last)}>
            Usar a última instrução
          </Button>
        ) : undefined
      }
    >
      <Stack gap="none">
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Alert>
  )
}
