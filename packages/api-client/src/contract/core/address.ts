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

const micro = 1_000_000

/** Degrees with six digits behind the comma, which is a hand's breadth on the ground. */
const degrees = (minimum: number, maximum: number, message: string) =>
  z.number().check(
    z.overwrite((value) => Math.round(value * micro) / micro),
    z.minimum(minimum, message),
    z.maximum(maximum, message),
  )

/**
 * Where an address lies, in degrees (WGS 84). Both or none. Bounded by Brazil with its islands, so that the two cannot
 * be taken for each other.
 */
export const Coordinates = z.object({
  latitude: degrees(-34, 6, 'A latitude de um lugar no Brasil fica entre -34 e 6.'),
  longitude: degrees(-74, -28, 'A longitude de um lugar no Brasil fica entre -74 e -28.'),
})
export type Coordinates = z.infer<typeof Coordinates>

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
  coordinates: z.nullish(Coordinates),
})
export type Address = z.infer<typeof Address>

/** The parts that say which door it is. A complement and a reference lead on from there. */
export const doorParts = ['postalCode', 'street', 'number', 'neighborhood', 'city', 'state'] as const
type Door = Readonly<Record<(typeof doorParts)[number], string>>

/** Whether two addresses are the same door, so that what is known of where one lies holds for the other. */
export const sameDoor = (one: Door, other: Door): boolean => doorParts.every((part) => one[part] === other[part])

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
