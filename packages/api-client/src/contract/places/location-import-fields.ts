import { addressFields, stopFieldPaths } from '../orders/fields.ts'
import type { ImportFieldInfo } from '../orders/import-fields.ts'

const optionalParts: readonly string[] = ['complement', 'reference']

const ofAddress: readonly ImportFieldInfo[] = Object.entries(addressFields).map(([name, { label }]) => ({
  field: `address/${name}`,
  title: label,
  ...(optionalParts.includes(name) ? {} : { required: true as const }),
}))

const coordinates = ['address/coordinates/latitude', 'address/coordinates/longitude'].map((field) => ({
  field,
  title: stopFieldPaths[field]?.label ?? field,
}))

/** All columns of a row with a location, in the order of the template. The paths are those of a new location. */
export const locationImportFields: readonly ImportFieldInfo[] = [
  { field: 'name', title: 'Nome', required: true },
  ...ofAddress,
  ...coordinates,
  { field: 'contactName', title: 'Contato' },
  { field: 'contactPhone', title: 'Telefone' },
  { field: 'contactEmail', title: 'E-mail' },
  { field: 'instructions', title: 'Instruções', isFreeText: true },
  { field: 'accessNotes', title: 'Como entrar', isFreeText: true },
]
