import { mapOptionalOrderFields, type OptionalOrderField } from '@malote/api-client/contract'
import type { OrderRow } from './order-rows.sql.ts'

/** The columns of the fields of an order itself that may be empty. */
export const orderColumns = {
  externalRef: 'external_ref',
  costCenter: 'cost_center',
  invoiceKey: 'invoice_key',
  declaredValueCents: 'declared_value_cents',
  notes: 'notes',
  internalNotes: 'internal_notes',
} as const satisfies Record<OptionalOrderField, keyof OrderRow>

type Columns = typeof orderColumns
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
