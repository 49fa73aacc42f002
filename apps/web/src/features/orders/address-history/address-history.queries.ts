import { type Address, AddressHistoryQuery, type ServiceOrder, type Stop, serviceOrders } from '@malote/api-client'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { query } from '../../../lib/http/api.ts'

/** The parts of an address that find its history. Those of a form may be incomplete. */
export type AddressParts = { [Part in 'postalCode' | 'street' | 'number' | 'state']: string } & Pick<
  Address,
  'complement'
>

/** The history of an address by the orders of a company; disabled while the address is incomplete. */
export function addressHistoryQuery(companyId: string, address: AddressParts) {
  const { postalCode, street, number, complement, state } = address
  const parsed = z.safeParse(AddressHistoryQuery, {
    companyId,
    addresses: [{ postalCode, street, number, state, ...(complement && { complement }) }],
  })
  return queryOptions({
    ...query(serviceOrders.addressHistory, { body: parsed.data ?? { companyId, addresses: [] } }),
    enabled: parsed.success,
    // It changes with the deliveries of a day, and a form reads it again after each change of the address.
    staleTime: 600_000,
  })
}

/** Whether the history of a stop's address helps to deliver there: not of a pickup, nor after the delivery. */
export const needsAddressHistory = ({ closedAt }: ServiceOrder, { kind, state }: Stop): boolean =>
  kind === 'dropoff' && state !== 'completed' && closedAt === null
