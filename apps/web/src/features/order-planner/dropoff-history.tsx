import { Skeleton } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { AddressHistoryNote } from '../orders/address-history/address-history-note.tsx'
import { serviceOrderQuery } from '../orders/order/order.queries.ts'

/** What happened before at the drop-off of an order with one drop-off. An error is ignored: the plan does not need it. */
export function DropoffHistory({ orderNumber }: { orderNumber: string }) {
  const { data: order, isPending } = useQuery(serviceOrderQuery(orderNumber))
  const dropoff = order?.stops.find(({ kind }) => kind === 'dropoff')
  // Of about the height of a note, so that little moves.
  if (isPending) return <Skeleton shape="block" className="h-24" />
  if (!order || !dropoff) return null
  const { address, instructions } = dropoff
  return <AddressHistoryNote companyId={order.company.id} address={address} instructions={instructions} />
}
