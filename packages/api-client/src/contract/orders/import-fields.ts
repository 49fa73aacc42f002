import { itemFields, type OrderFieldInfo, orderFields, stopFieldPaths } from './fields.ts'

/** A field that a column of a spreadsheet can be mapped to. */
export interface ImportFieldInfo {
  /** Its path in the new order, or in the new location. */
  readonly field: string
  /** Its column title in the template. */
  readonly title: string
  readonly required?: true
  /** Fields that contain this one: an address in one cell contains its number. */
  readonly alternatives?: readonly string[]
  /** Not a column of the template: a shape of the files of others. */
  readonly isForeign?: true
  /** Whether its cells may contain anything, also what a spreadsheet may have made of something else, such as a date. */
  readonly isFreeText?: true
}

/** The required fields that neither a column nor a constant of the file has. */
export const findMissingFields = (
  catalogue: readonly ImportFieldInfo[],
  mapped: readonly (string | null | undefined)[],
): readonly ImportFieldInfo[] =>
  catalogue.filter(
    ({ field, required, alternatives = [] }) =>
      required && ![field, ...alternatives].some((name) => mapped.includes(name)),
  )

/** The fields of a drop-off without which an order cannot be created, with the fields that may contain them. */
const requiredOfDropoff: Readonly<Record<string, readonly string[]>> = {
  contactName: ['contactFirstName'],
  // Where no cell has it, the check searches it by the street.
  'address/postalCode': ['address/line', 'address/street'],
  'address/street': ['address/line'],
  'address/number': ['address/line', 'address/street'],
  'address/neighborhood': ['address/line', 'address/complement'],
  'address/city': ['address/line'],
  'address/state': ['address/line', 'address/city', 'address/postalCode'],
}

/** How the files of others write fields of a stop: names in two columns, addresses and the hours of a window in one. */
const foreignStopColumns: Readonly<Record<string, string>> = {
  contactFirstName: 'primeiro nome',
  contactLastName: 'sobrenome',
  'address/line': 'endereço completo',
  'window/hours': 'horário',
}

/** The fields that an error of a field is corrected in: an instant of a window may come from its day and its hours. */
const sourcesOfWindow: Readonly<Record<string, readonly string[]>> = {
  'window/start': ['window/day', 'window/hours'],
  'window/end': ['window/day', 'window/hours'],
  'window/hours': ['window/day'],
}

/** A stop of a row with the day of its window, and the fields that the hours of this day may be in. */
export interface DatedStop {
  readonly stop: 'pickup' | 'dropoffs/0'
  readonly day: string
  readonly hours: string
}

/** The stops whose window has a day and no hours in any of the mapped fields: the user decides about the hours once. */
export const findDaysWithoutHours = (mapped: readonly (string | null)[]): readonly DatedStop[] =>
  (['pickup', 'dropoffs/0'] as const)
    .map((stop) => ({ stop, day: `${stop}/window/day`, hours: `${stop}/window/hours` }))
    .filter(
      ({ stop, day, hours }) =>
        mapped.includes(day) &&
        ![hours, `${stop}/window/start`, `${stop}/window/end`].some((name) => mapped.includes(name)),
    )

/** The fields of a stop in a row: also the day of its window, for files with day and times in columns of their own. */
const stopColumns: Readonly<Record<string, OrderFieldInfo>> = Object.fromEntries(
  Object.entries(stopFieldPaths).flatMap((entry) =>
    entry[0] === 'window/start' ? [['window/day', { label: 'Dia da janela', importTitle: 'dia' }], entry] : [entry],
  ),
)

function toImportFields(
  path: string,
  titlePrefix: string,
  catalogue: Readonly<Record<string, OrderFieldInfo>>,
): ImportFieldInfo[] {
  return Object.entries(catalogue).flatMap(([name, { importTitle, kind }]) =>
    importTitle === undefined
      ? []
      : {
          field: `${path}${name}`,
          title: `${titlePrefix}${importTitle}`,
          ...(kind === 'text' || kind === 'note' ? { isFreeText: true as const } : {}),
          ...(path.startsWith('dropoffs') && requiredOfDropoff[name]
            ? { required: true as const, alternatives: requiredOfDropoff[name].map((other) => `${path}${other}`) }
            : {}),
          ...toAlternatives(path, name),
        },
  )
}

function toAlternatives(path: string, name: string): Pick<ImportFieldInfo, 'alternatives'> {
  const sources = sourcesOfWindow[name]
  return sources ? { alternatives: sources.map((source) => `${path}${source}`) } : {}
}

const toForeignFields = (path: string, titlePrefix: string): ImportFieldInfo[] =>
  Object.entries(foreignStopColumns).map(([name, title]) => ({
    field: `${path}${name}`,
    title: `${titlePrefix}${title}`,
    isForeign: true,
    ...toAlternatives(path, name),
  }))

/**
 * All columns of a row, in the order of the template: an order with one drop-off and one item. Rows of the same reference
 * are one order. A saved location replaces the columns of the pickup.
 */
export const importFields: readonly ImportFieldInfo[] = [
  ...toImportFields('', '', orderFields),
  {
    field: 'pickup/location',
    title: 'Coleta: local salvo',
    required: true,
    alternatives: ['pickup/address/street', 'pickup/address/line'],
  },
  ...toImportFields('pickup/', 'Coleta: ', stopColumns),
  ...toImportFields('dropoffs/0/', 'Entrega: ', stopColumns),
  ...toImportFields('items/0/', 'Item: ', itemFields),
  { field: 'canceledAt', title: 'Situação ou cancelamento (decide se a linha entra)', isForeign: true },
  { field: 'fulfillmentStatus', title: 'Situação do envio (decide se a linha entra)', isForeign: true },
  { field: 'lineFulfillmentStatus', title: 'Item: situação do envio (decide se o item entra)', isForeign: true },
  ...toForeignFields('pickup/', 'Coleta: '),
  ...toForeignFields('dropoffs/0/', 'Entrega: '),
]
