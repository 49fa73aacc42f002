import type { ServiceOrderSummary } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { getSummaryAct } from './courier-act.ts'
import { ownDeliveriesQuery } from './own-deliveries.queries.ts'
import { useExpectedDeliveries } from './use-expected-deliveries.ts'

const none: readonly ServiceOrderSummary[] = []

/** @returns the first of the user's other deliveries that waits for them; null without one, undefined until it is known. */
export function useNextDelivery(orderNumber: string, enabled: boolean): ServiceOrderSummary | null | undefined {
  const { data } = useQuery({ ...ownDeliveriesQuery, enabled })
  const deliveries = useExpectedDeliveries(enabled ? (data?.data ?? none) : none)
  if (!enabled || !data) return undefined
  const next = deliveries.find(
    ({ order, rejected }) => order.orderNumber !== orderNumber && !rejected && getSummaryAct(order),
  )
  return next?.order ?? null
}
