import { type Address, type AddressHistory, AddressHistoryQuery, serviceOrders } from '@malote/api-client'
import { Alert, Button, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { query } from '../../../lib/http/api.ts'
import { countFailed, formatAddressHistory } from './address-history-text.ts'

/** The parts of an address that find its history. Those of a form may be incomplete. */
type AddressParts = { [Part in 'postalCode' | 'street' | 'number' | 'state']: string } & Pick<Address, 'complement'>

/** @returns the history of an address; undefined while it loads or the address is incomplete. An error is ignored. */
function useAddressHistory(companyId: string, address: AddressParts): AddressHistory | undefined {
  const { postalCode, street, number, complement, state } = address
  const parsed = z.safeParse(AddressHistoryQuery, {
    companyId,
    addresses: [{ postalCode, street, number, state, ...(complement && { complement }) }],
  })
  const { data } = useQuery({
    ...query(serviceOrders.addressHistory, { body: parsed.data ?? { companyId, addresses: [] } }),
    enabled: parsed.success,
    // It changes with the deliveries of a day, and a form reads it again after each change of the address.
    staleTime: 600_000,
  })
  return parsed.success ? data?.data[0] : undefined
}

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
  const history = useAddressHistory(companyId, address)
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
