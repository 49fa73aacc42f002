import { addressFields, type Coordinates, getLabels, streetAddressFields } from '@malote/api-client'

/** The parts of an address, in the order usual in Brazil (product, section 5). */
export const addressParts = Object.keys(addressFields) as AddressPart[]

type AddressPart = keyof typeof addressFields
type AddressTexts = Record<AddressPart, string>

/** The form values of an address; `point` holds its coordinates and has no field. */
export type AddressValues = Record<AddressPart | 'point', string>

/**
 * The form value of coordinates together with the address parts that they belong to. A string, like every form value.
 */
export const toPoint = (coordinates: Coordinates | null | undefined, of: Partial<AddressTexts>): string =>
  coordinates ? JSON.stringify({ coordinates, of }) : ''

/** @returns the coordinates, unless the user has changed a part that they belong to. */
export function getCoordinates(values: AddressValues): Coordinates | null {
  if (!values.point) return null
  const { coordinates, of } = JSON.parse(values.point) as { coordinates: Coordinates; of: Partial<AddressTexts> }
  const same = Object.entries(of).every(([part, value]) => values[part as AddressPart] === value)
  return same ? coordinates : null
}

/** The labels of the parts. */
export const addressLabels: Readonly<AddressTexts> = getLabels(addressFields)

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

/** @returns the form values of an address; a draft's may be incomplete. */
export function toAddressValues(address: WrittenAddress): AddressValues {
  const texts = Object.fromEntries(addressParts.map((part) => [part, address[part] ?? ''])) as AddressTexts
  const door = Object.fromEntries(streetAddressFields.map((part) => [part, texts[part]]))
  return { ...texts, point: toPoint(address.coordinates, door) }
}

/** @returns the address of the form values, not validated. */
export function toAddress(values: AddressValues) {
  const { complement, reference, point: _point, ...required } = values
  return {
    ...required,
    complement: complement || null,
    reference: reference || null,
    coordinates: getCoordinates(values),
  }
}
