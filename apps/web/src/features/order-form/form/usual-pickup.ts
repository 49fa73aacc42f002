import { formatAddress, type ServiceOrderSummary } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { serviceOrderQuery } from '../../orders/order/order.queries.ts'
import { activeLocationsQuery, recentOrdersQuery } from './location-picker.queries.ts'
import { locationToFields, stopToFields } from './order-values.ts'

/** A place from which the orders of a company start. */
export interface UsualPickup {
  name: string
  /** The address in one line. */
  address: string
  /** Why it is the usual one: `De onde sai a maioria das ordens.` */
  reason: string
  /** The values of the pickup. */
  fields: ReturnType<typeof stopToFields>
}

/** The place of a pickup: its saved location, which has other contacts over time, else its contact. */
const getName = ({ pickup }: ServiceOrderSummary): string => pickup.locationName || pickup.contactName

/** @returns the newest of the orders from the place where more than half of them start. */
export function findUsualOrder(orders: readonly ServiceOrderSummary[]): ServiceOrderSummary | undefined {
  const getKey = (order: ServiceOrderSummary) =>
    [Boolean(order.pickup.locationName), getName(order), order.pickup.city, order.pickup.state].join('|')
  return orders.find((order) => {
    const alike = orders.filter((other) => getKey(other) === getKey(order)).length
    return getName(order) !== '' && alike > 1 && alike > orders.length / 2
  })
}

interface UsualPickupOptions {
  /**
   * Whether it is needed: nothing is read otherwise.
   * @default true
   */
  enabled?: boolean | undefined
  /**
   * Whether the pickup of the newest order is the usual one where the orders start at several places.
   * @default false
   */
  orLast?: boolean | undefined
}

/** @returns the place where most of the company's newest orders start, or else its only saved location. */
export function useUsualPickup(
  companyId: string,
  { enabled = true, orLast = false }: UsualPickupOptions = {},
): UsualPickup | undefined {
  const isRead = enabled && companyId !== ''
  const locations = useQuery({ ...activeLocationsQuery(companyId, ''), enabled: isRead })
  const recent = useQuery({ ...recentOrdersQuery(companyId, ''), enabled: isRead })
  const orders = recent.data?.data ?? []
  const most = findUsualOrder(orders)
  const usual = most ?? (orLast ? orders.find((order) => getName(order) !== '') : undefined)
  const order = useQuery({ ...serviceOrderQuery(usual?.orderNumber ?? ''), enabled: isRead && usual !== undefined })
  if (!isRead || locations.data === undefined || recent.data === undefined) return undefined
  const stop = order.data?.stops.find(({ kind }) => kind === 'pickup')
  if (usual && stop) {
    const reason = most ? 'De onde sai a maioria das ordens.' : 'De onde saiu a última ordem.'
    return { name: getName(usual), address: formatAddress(stop.address), reason, fields: stopToFields(stop) }
  }
  const [only, ...others] = locations.data.data
  if (!only || others.length > 0 || usual) return undefined
  const reason = 'O único local salvo.'
  return { name: only.name, address: formatAddress(only.address), reason, fields: locationToFields(only) }
}
