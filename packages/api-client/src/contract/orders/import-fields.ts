import { itemFields, type OrderFieldInfo, orderFields, stopFieldPaths } from './fields.ts'

/** A field that a column of a spreadsheet can be mapped to. */
export interface ImportFieldInfo {
  /** Its path in the new order, or in the new location. */
  readonly field: string
  /** Its column title in the template. */
  readonly title: string
  readonly required?: true
}

/** The fields of a drop-off without which an order cannot be created. A saved location can replace those of the pickup. */
const requiredOfDropoff = /^(?:contactName|address\/(?:postalCode|street|number|neighborhood|city|state))$/

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
  return Object.entries(catalogue).flatMap(([name, { importTitle }]) =>
    importTitle === undefined
      ? []
      : {
          field: `${path}${name}`,
          title: `${titlePrefix}${importTitle}`,
          ...(path.startsWith('dropoffs') && requiredOfDropoff.test(name) ? { required: true as const } : {}),
        },
  )
}

/** All columns of a row, in the order of the template: an order with one drop-off and one item. */
export const importFields: readonly ImportFieldInfo[] = [
  ...toImportFields('', '', orderFields),
  { field: 'pickup/location', title: 'Coleta: local salvo' },
  ...toImportFields('pickup/', 'Coleta: ', stopColumns),
  ...toImportFields('dropoffs/0/', 'Entrega: ', stopColumns),
  ...toImportFields('items/0/', 'Item: ', itemFields),
]
