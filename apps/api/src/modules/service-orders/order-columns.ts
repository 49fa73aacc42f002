import { mapOptionalOrderFields, type OptionalOrderField } from '@malote/api-client/contract'
import type { OrderRow } from './order-rows.sql.ts'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

type Columns = { readonly [Field in OptionalOrderField]: SnakeCase<Field> }

/** The columns of the fields of an order itself that may be empty: their names with underscores. */
export const orderColumns = mapOptionalOrderFields((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as Columns

type OrderFieldValues = { [Field in OptionalOrderField]: OrderRow[Columns[Field]] }
type OrderColumnValues = { [Field in OptionalOrderField as Columns[Field]]: OrderRow[Columns[Field]] }

/** Maps a row to the fields of an order that may be empty. */
export const toOrderFields = (row: Pick<OrderRow, Columns[OptionalOrderField]>): OrderFieldValues =>
  mapOptionalOrderFields((field) => row[orderColumns[field]]) as OrderFieldValues

/** Maps those fields to columns; absent fields and empty texts become null. */
export const toOrderFieldColumns = (
  fields: {
    readonly [Field in OptionalOrderField]?: string | number | null | undefined
  },
): OrderColumnValues => {
  const values = Object.entries(orderColumns).map(([field, column]) => {
    const value = fields[field as OptionalOrderField]
    return [column, value === '' ? null : (value ?? null)]
  })
  return Object.fromEntries(values) as OrderColumnValues
}
