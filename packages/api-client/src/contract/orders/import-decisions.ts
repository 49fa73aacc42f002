import * as z from 'zod/mini'
import { line } from '../core/primitives.ts'
import { locationImportFields } from '../places/location-import-fields.ts'
import { type ImportFieldInfo, importFields } from './import-fields.ts'

/** What the rows of an import become. Locations are imported by managers and admins only. */
export const ImportKind = z.enum(['orders', 'locations'])
export type ImportKind = z.infer<typeof ImportKind>

/** The fields that columns can be mapped to, by the kind of the import. */
export const importFieldsByKind: Readonly<Record<ImportKind, readonly ImportFieldInfo[]>> = {
  orders: importFields,
  locations: locationImportFields,
}

/** The field that a column is mapped to; null: the column is ignored. */
const ImportField = z.nullable(
  z.enum([...new Set(Object.values(importFieldsByKind).flatMap((fields) => fields.map(({ field }) => field)))]),
)

/**
 * How the cells of a column are read that have two readings: whether 1.200 has a decimal point or a separator of
 * thousands, and whether 05/12 starts with the day or the month.
 */
export const ColumnReading = z.enum(['decimalComma', 'decimalPoint', 'dayFirst', 'monthFirst'])
export type ColumnReading = z.infer<typeof ColumnReading>

/** Cells of a column have two readings, and no other cell proves one. Their rows are invalid until the user decides. */
export const ColumnQuestion = z.object({
  /** The first of these cells. */
  sample: z.string(),
  /** Each reading with what the sample becomes, in Portuguese. */
  options: z.array(z.object({ reading: ColumnReading, value: z.string() })),
})
export type ColumnQuestion = z.infer<typeof ColumnQuestion>

/** A value for every row of the file, as a cell of a column would have it: the pickup, the priority. */
export const ImportConstant = z.object({ field: line(60), value: line(280) })
export type ImportConstant = z.infer<typeof ImportConstant>

/** What a user has typed over a cell of a row with an error. */
export const ImportCorrection = z.object({
  row: z.int().check(z.minimum(1)),
  /** The index of the column in the file. */
  column: z.int().check(z.minimum(0), z.maximum(499)),
  value: z.string().check(z.maxLength(2000)),
  /** Whether it is also for the other rows with the same text and the same error in the column. */
  withEqual: z._default(z.boolean(), false),
})
export type ImportCorrection = z.output<typeof ImportCorrection>

/** Where the table is in the file. */
export const ImportTableChoice = z.object({
  /** The index of the sheet; 0 for a CSV file. */
  sheet: z.int().check(z.minimum(0), z.maximum(99)),
  /** The number of the row with the titles; absent: the first row with known titles. */
  titleRow: z.optional(z.int().check(z.minimum(1), z.maximum(1_048_576))),
  /** Whether rows that are hidden, filtered out or struck through are read. */
  withHiddenRows: z._default(z.boolean(), false),
})
export type ImportTableChoice = z.infer<typeof ImportTableChoice>

/** What the user decides about the file: where its table is, what its columns mean, and what holds for all rows. */
export const ImportDecisions = z.object({
  /** Absent: as before, at first as the titles determine. */
  columns: z.optional(z.array(ImportField).check(z.maxLength(500))),
  /** The reading of each column, where there is a question. */
  readings: z.optional(z.array(z.nullable(ColumnReading)).check(z.maxLength(500))),
  /** Absent: the table that was read before. Another table has other columns, so that `columns` must be absent. */
  table: z.optional(ImportTableChoice),
  /** Absent: as before. */
  constants: z.optional(z.array(ImportConstant).check(z.maxLength(50))),
  /** Whether rows of the same reference with other addresses are further drop-offs of the order; absent: as before. */
  severalDropoffs: z.optional(z.boolean()),
  /** Whether rows that may be the same request as a recent order are left out; absent: as before. */
  skipPossibleDuplicates: z.optional(z.boolean()),
  /** Whether orders with the invoice of an earlier row, another import or an order are left out. */
  skipSameInvoices: z.optional(z.boolean()),
  /** Added to the earlier ones; another table has none. */
  corrections: z.optional(z.array(ImportCorrection).check(z.maxLength(1000))),
})
export type ImportDecisions = z.output<typeof ImportDecisions>

/**
 * @returns the index of the column in which an error of a row is corrected: the column of its field, else that of a field
 * that contains it; -1 without such a column.
 * @param fields The fields that the columns of the file are mapped to.
 * @param title The column title of the error.
 */
export function findColumnOfError(kind: ImportKind, fields: readonly (string | null)[], title: string): number {
  const info = importFieldsByKind[kind].find((field) => field.title === title)
  const candidates = info ? [info.field, ...(info.alternatives ?? [])] : []
  return fields.indexOf(candidates.find((field) => fields.includes(field)) ?? '')
}
