import { formatAddress, type Location, toPlainText } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import { activeLocationsQuery } from '../form/location-picker.queries.ts'
import { locationToFields, type OrderValues, type stopToFields } from '../form/order-values.ts'
import { useUsualPickup } from '../form/usual-pickup.ts'
import type { Proposal } from './proposals.ts'

type PickupFields = ReturnType<typeof stopToFields>

/** @returns the only saved location whose name is in the message: "saindo da Loja Vila Madalena". */
export function findNamedLocation(text: string, locations: readonly Location[]): Location | undefined {
  const plain = toPlainText(text)
  const named = locations.filter(({ name }) => name.length >= 4 && plain.includes(toPlainText(name)))
  return named.length === 1 ? named[0] : undefined
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
 * Proposes the pickup of a message without one: the saved location that it names, or the usual one.
 *
 * @param isNeeded - whether neither the message nor the form has a pickup.
 */
export function usePickupProposal(text: string, { companyId }: OrderValues, isNeeded: boolean): Proposal | undefined {
  const enabled = isNeeded && companyId !== ''
  const locations = useQuery({ ...activeLocationsQuery(companyId, ''), enabled })
  const usual = useUsualPickup(companyId, { enabled: isNeeded })
  if (!enabled || locations.data === undefined) return undefined
  const named = findNamedLocation(text, locations.data.data)
  if (named) {
    return toProposal(locationToFields(named), named.name, `${formatAddress(named.address)}. Citado na mensagem.`)
  }
  return usual && toProposal(usual.fields, usual.name, `${usual.address}. ${usual.reason}`)
}
