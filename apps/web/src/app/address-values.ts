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

/** An address as its fields hold it. */
export type AddressValues = Record<(typeof addressParts)[number], string>

/** What each part is called. */
export const addressLabels: Readonly<AddressValues> = {
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
}

/** An address as its fields hold it; a draft's may have gaps. */
export const addressValues = (address: { [Part in keyof AddressValues]?: string | null | undefined }): AddressValues =>
  Object.fromEntries(addressParts.map((part) => [part, address[part] ?? ''])) as AddressValues

/** The address that the fields say, before anybody has checked it. */
export const toAddress = ({ complement, reference, ...required }: AddressValues) => ({
  ...required,
  complement: complement || null,
  reference: reference || null,
})
