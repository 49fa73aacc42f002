import * as z from 'zod/mini'
import { closedEnum } from './open-enums.ts'
import { line, normalized } from './primitives.ts'

/** The 27 federative units of Brazil. */
export const State = closedEnum([
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

const withoutMask = (text: string): string => text.replace(/[\s.-]/g, '')
const eightDigits = () => z.string().check(z.regex(/^\d{8}$/, { error: 'O CEP tem 8 números.', abort: true }))

/** A CEP in any common notation; stored as eight digits. The lowest is 01000-000. */
export const PostalCode = normalized(
  withoutMask,
  eightDigits().check(z.regex(/^(?:0[1-9]|[1-9]\d)/, 'Este CEP não existe. Confira os números.')),
)

/** A CEP of a response: earlier versions stored any eight digits. */
export const StoredPostalCode = normalized(withoutMask, eightDigits())

/** Formats `01310100` as `01310-100`. Other input is returned unchanged. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}

const micro = 1_000_000

/** Degrees with six decimal places, which is a precision of about 10 cm. */
const degrees = (minimum: number, maximum: number, message: string) =>
  z.number().check(
    z.overwrite((value) => Math.round(value * micro) / micro),
    z.minimum(minimum, message),
    z.maximum(maximum, message),
  )

/**
 * Coordinates of an address in degrees (WGS 84): both or none. The bounds are those of Brazil with its islands, so that
 * swapped values are rejected. They belong to the address, and an order stores them with its copy. No geocoder is
 * called, because a third party would receive the addresses of recipients. Coordinates of a CEP are in the street, not
 * at the door, and are not marked as such.
 */
export const Coordinates = z.object({
  latitude: degrees(-34, 6, 'A latitude de um lugar no Brasil fica entre -34 e 6.'),
  longitude: degrees(-74, -28, 'A longitude de um lugar no Brasil fica entre -74 e -28.'),
})
export type Coordinates = z.infer<typeof Coordinates>

/**
 * A Brazilian address, copied at the time of writing. `number` may be "S/N". Optional parts are absent or null, never
 * an empty string.
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

/** An address of a response. */
export const StoredAddress = z.extend(Address, { postalCode: StoredPostalCode })

/** The fields that identify a street address. A complement and a reference only refine it. */
export const streetAddressFields = ['postalCode', 'street', 'number', 'neighborhood', 'city', 'state'] as const
type StreetAddress = Readonly<Record<(typeof streetAddressFields)[number], string>>

/** Whether two addresses are the same street address, so that coordinates of one are valid for the other. */
export const isSameStreetAddress = (one: StreetAddress, other: StreetAddress): boolean =>
  streetAddressFields.every((part) => one[part] === other[part])

/** An address to be shown; the address of a draft may be incomplete. */
type AddressText = Pick<Address, 'street' | 'number' | 'complement' | 'neighborhood' | 'city'> & { state: string }

/** Formats an address as one line: `Avenida Paulista, 1578, Sala 4 · Bela Vista · São Paulo, SP`. */
export function formatAddress(address: AddressText): string {
  const street = [address.street, address.number, address.complement]
  const city = [address.city, address.state]
  return [street, [address.neighborhood], city]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
    .join(' · ')
}
