import { type Coordinates, doorParts } from '@malote/api-client'

/** The parts of an address, in the order in which Brazilians say one (product, section 5). */
export const addressParts = [
  'postalCode',
  'street',
  'number',
  'complement',
  'neighborhood',
  'city',
  'state',
  'reference',
] as const

type AddressPart = (typeof addressParts)[number]
type AddressTexts = Record<AddressPart, string>

/** An address as its fields hold it; `point` says where it lies, and no field shows it. */
export type AddressValues = Record<AddressPart | 'point', string>

/** Where somebody said that an address lies, together with the parts that they said it of. A text, like every value. */
export const pointAt = (coordinates: Coordinates | null | undefined, of: Partial<AddressTexts>): string =>
  coordinates ? JSON.stringify({ coordinates, of }) : ''

/** Where the address lies, as long as none of the parts that was said of has been typed over. */
export function coordinatesOf(values: AddressValues): Coordinates | null {
  if (!values.point) return null
  const { coordinates, of } = JSON.parse(values.point) as { coordinates: Coordinates; of: Partial<AddressTexts> }
  const same = Object.entries(of).every(([part, said]) => values[part as AddressPart] === said)
  return same ? coordinates : null
}

/** What each part is called. */
export const addressLabels: Readonly<AddressTexts> = {
  postalCode: 'CEP',
  street: 'Logradouro',
  number: 'Número',
  complement: 'Complemento',
  neighborhood: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  reference: 'Ponto de referência',
}

export const emptyAddress: AddressValues = {
  postalCode: '',
  street: '',
  number: '',
  complement: '',
  neighborhood: '',
  city: '',
  state: '',
  reference: '',
  point: '',
}

type WrittenAddress = { [Part in AddressPart]?: string | null | undefined } & {
  coordinates?: Coordinates | null | undefined
}

/** An address as its fields hold it; a draft's may have gaps. */
export function addressValues(address: WrittenAddress): AddressValues {
  const texts = Object.fromEntries(addressParts.map((part) => [part, address[part] ?? ''])) as AddressTexts
  const door = Object.fromEntries(doorParts.map((part) => [part, texts[part]]))
  return { ...texts, point: pointAt(address.coordinates, door) }
}

/** The address that the fields say, before anybody has checked it. */
export function toAddress(values: AddressValues) {
  const { complement, reference, point: _point, ...required } = values
  return {
    ...required,
    complement: complement || null,
    reference: reference || null,
    coordinates: coordinatesOf(values),
  }
}
