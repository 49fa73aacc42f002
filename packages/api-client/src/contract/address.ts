import * as z from 'zod/mini'
import { line, normalized } from './primitives.ts'

/** The 27 federative units of Brazil. */
export const State = z.enum([
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
])
export type State = z.infer<typeof State>

/** A CEP in any form that people type; kept as eight digits. */
export const PostalCode = normalized(
  (text) => text.replace(/[\s.-]/g, ''),
  z.string().check(z.regex(/^\d{8}$/, 'O CEP tem 8 números.')),
)

/** `01310100` → `01310-100`. Anything else comes back as it is. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}

/**
 * A Brazilian address, as it stood when it was written down. `number` may be "S/N".
 * Optional parts are absent or null, never an empty string.
 */
export const Address = z.object({
  postalCode: PostalCode,
  street: line(120),
  number: line(20),
  complement: z.nullish(line(80)),
  neighborhood: line(80),
  city: line(80),
  state: State,
  reference: z.nullish(line(160)),
})
export type Address = z.infer<typeof Address>

/** An address as it is shown; a draft's may still have gaps. */
type AddressText = Pick<Address, 'street' | 'number' | 'complement' | 'neighborhood' | 'city'> & { state: string }

/** One line for people: `Avenida Paulista, 1578, Sala 4 · Bela Vista · São Paulo, SP`. */
export function formatAddress(address: AddressText): string {
  const street = [address.street, address.number, address.complement]
  const city = [address.city, address.state]
  return [street, [address.neighborhood], city]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ')
}
