import { formatAddress, type Location, type ServiceOrderSummary, toPlainText } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { serviceOrderQuery } from '../../orders/order/order.queries.ts'
import { activeLocationsQuery, recentOrdersQuery } from '../form/location-picker.queries.ts'
import { locationToFields, type OrderValues, stopToFields } from '../form/order-values.ts'
import type { Proposal } from './proposals.ts'

type PickupFields = ReturnType<typeof stopToFields>

/** @returns the only saved location whose name is in the message: "saindo da Loja Vila Madalena". */
export function findNamedLocation(text: string, locations: readonly Location[]): Location | undefined {
  const plain = toPlainText(text)
  const named = locations.filter(({ name }) => name.length >= 4 && plain.includes(toPlainText(name)))
  return named.length === 1 ? named[0] : undefined
}

/** The place of a pickup: its saved location, which has other contacts over time, else its contact. */
const nameOf = ({ pickup }: ServiceOrderSummary): string => pickup.locationName || pickup.contactName

/** @returns the newest of the orders from the place where more than half of them start. */
export function findUsualOrder(orders: readonly ServiceOrderSummary[]): ServiceOrderSummary | undefined {
  const keyOf = (order: ServiceOrderSummary) =>
    [Boolean(order.pickup.locationName), nameOf(order), order.pickup.city, order.pickup.state].join('|')
  return orders.find((order) => {
    const alike = orders.filter((other) => keyOf(other) === keyOf(order)).length
    return nameOf(order) !== '' && alike > 1 && alike > orders.length / 2
  })
}

const toProposal = (fields: PickupFields, text: string, origin: string): Proposal => ({
  id: 'usual',
  label: 'Coleta',
  text,
  spans: [],
  origin,
  replaces: '',
  isEqual: false,
  certain: true,
  fill: (stop) => ({ ...stop, ...fields }),
})

/**
 * Proposes the pickup of a message without one: the saved location that it names, the place where most of the company's
 * newest orders start, or its only saved location.
 *
 * @param isNeeded - whether neither the message nor the form has a pickup.
 */
export function useUsualPickup(text: string, { companyId }: OrderValues, isNeeded: boolean): Proposal | undefined {
  const enabled = isNeeded && companyId !== ''
  const locations = useQuery({ ...activeLocationsQuery(companyId, ''), enabled })
  const recent = useQuery({ ...recentOrdersQuery(companyId, ''), enabled })
  const usual = findUsualOrder(recent.data?.data ?? [])
  const order = useQuery({ ...serviceOrderQuery(usual?.orderNumber ?? ''), enabled: enabled && usual !== undefined })
  if (!enabled || locations.data === undefined) return undefined
  const saved = locations.data.data
  const named = findNamedLocation(text, saved)
  if (named)
    return toProposal(locationToFields(named), named.name, `${formatAddress(named.address)}. Citado na mensagem.`)
  const stop = order.data?.stops.find(({ kind }) => kind === 'pickup')
  if (usual && stop) {
    const origin = `${formatAddress(stop.address)}. De onde sai a maioria das ordens.`
    return toProposal(stopToFields(stop), nameOf(usual), origin)
  }
  const [only, ...others] = saved
  if (!only || others.length > 0 || usual) return undefined
  return toProposal(locationToFields(only), only.name, `${formatAddress(only.address)}. O único local salvo.`)
}
