import { fitMapping, type ImportMapping, isSavedConstant } from '@malote/api-client'
import type { ImportConstant } from './import.queries.ts'
import { isOfPickup, withoutPickup } from './pickup-constants.ts'

/** The field of a column that is ignored. */
export const ignoredColumn = ''

/** What the user has chosen in the form of the columns. */
export interface ColumnChoice {
  /** The field of each column of the file. */
  readonly fields: readonly string[]
  /** Where all rows start, if no column has it. */
  readonly pickup: readonly ImportConstant[]
  /** The other values for all rows. */
  readonly common: readonly ImportConstant[]
}

export interface AppliedMapping {
  readonly choice: ColumnChoice
  /** The mapped columns that the file lacks. */
  readonly missing: readonly { readonly title: string; readonly field: string }[]
  /** The indexes of the columns that the mapping does not contain. */
  readonly added: readonly number[]
}

/**
 * Applies a saved mapping to the titles of a file. A column that the mapping does not contain keeps its field, unless the
 * mapping has another place for it; the values of a recipient, which no mapping contains, and a pickup, if the mapping has
 * none, stay as well.
 */
export function applyMapping(
  { columns: mapped, constants }: Pick<ImportMapping, 'columns' | 'constants'>,
  titles: readonly string[],
  { fields, pickup, common }: ColumnChoice,
): AppliedMapping {
  const { columns, missing } = fitMapping(mapped, titles)
  const taken = [...columns.map((column) => column?.field), ...constants.map(({ field }) => field)]
  const pickupOfMapping = constants.filter(isOfPickup)
  return {
    choice: {
      fields: columns.map((column, index) => {
        if (column) return column.field ?? ignoredColumn
        const current = fields[index] ?? ignoredColumn
        return taken.includes(current) ? ignoredColumn : current
      }),
      pickup: pickupOfMapping.length > 0 ? pickupOfMapping : pickup,
      common: [...withoutPickup(constants), ...common.filter((constant) => !isSavedConstant(constant))],
    },
    missing: missing.flatMap(({ title, field }) => (field === null ? [] : { title, field })),
    added: columns.flatMap((column, index) => (column ? [] : index)),
  }
}

/** @returns the content of a mapping for what the user has chosen. */
export const toMappingContent = (
  titles: readonly string[],
  fields: readonly string[],
  constants: readonly ImportConstant[],
) => ({
  columns: titles.map((title, index) => ({ title, field: fields[index] || null })),
  constants: constants.filter(isSavedConstant),
})

/** @returns the title of a column; columns without one are numbered. */
export const getColumnName = (title: string, index: number): string => title.trim() || `Coluna ${index + 1}, sem título`
