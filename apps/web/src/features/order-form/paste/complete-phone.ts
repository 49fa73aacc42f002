import { type PostalCodeAddress, type ProposedAreaCode, proposeAreaCode, readLocalPhone } from '@malote/api-client'
import type { OrderValues, StopValues } from '../form/order-values.ts'
import type { FoundValue } from './find-addresses.ts'
import type { ParsedStop } from './parsed-stop.ts'

interface CompletedPhone {
  found: FoundValue
  /** What its area code comes from, when the message does not have it. */
  origin: string | undefined
}

const sources: Readonly<Record<ProposedAreaCode['source'], string>> = {
  city: 'o da cidade',
  state: 'o do estado',
  phone: 'o de outro telefone do pedido',
}

/**
 * Completes a phone without area code with that of its place, or with that of another phone. It stays uncertain: people
 * keep their number when they move.
 *
 * @param stop - the stop in the form, whose address counts where the message has none.
 * @returns undefined for a stop without a phone, and for an unknown area code: the field would take the first digits for it.
 */
export function completePhone(
  { parts }: ParsedStop,
  stop: StopValues,
  postalCode: PostalCodeAddress | undefined,
  otherPhones: readonly string[],
): CompletedPhone | undefined {
  const { contactPhone } = parts
  const local = contactPhone && readLocalPhone(contactPhone.value)
  if (!contactPhone || !local) return contactPhone && { found: contactPhone, origin: undefined }
  const hasAddress = parts.street ?? parts.postalCode ?? parts.city ?? parts.state
  const place = hasAddress
    ? { state: parts.state?.value ?? postalCode?.state, city: parts.city?.value ?? postalCode?.city }
    : stop.address
  const proposed = proposeAreaCode(place, otherPhones)
  if (!proposed) return undefined
  return {
    found: { ...contactPhone, value: `${proposed.areaCode}${local}` },
    origin: `A mensagem não tem o DDD: ${proposed.areaCode} é ${sources[proposed.source]}.`,
  }
}

/** @returns the phones of a message and of the order that it fills. */
export const listPhones = (stops: readonly ParsedStop[], { pickup, dropoffs }: OrderValues): string[] => [
  ...stops.flatMap(({ parts }) => parts.contactPhone?.value ?? []),
  ...[pickup, ...dropoffs].map(({ contactPhone }) => contactPhone),
]
