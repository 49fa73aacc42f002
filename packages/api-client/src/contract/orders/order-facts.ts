import { formatInvoiceKey } from '../core/invoice-key.ts'
import { orderFields } from './fields.ts'
import type { ServiceOrder, StopKind } from './service-order.ts'

type Fields = typeof orderFields

/** The fields of a kind. */
type FieldOfKind<Kind> = {
  [Field in keyof Fields]: Fields[Field] extends { readonly kind: Kind } ? Field : never
}[keyof Fields]

/** A text of an order itself that names something: its reference, its cost center, its invoice. */
export type OrderNameField = FieldOfKind<'text' | 'invoiceKey'>

/** A field of an order itself that its pages and papers list as a fact. */
type OrderFactField = OrderNameField | FieldOfKind<'cents'>

const selectFields = (kinds: readonly string[]): string[] =>
  Object.entries(orderFields).flatMap(([field, info]) => ('kind' in info && kinds.includes(info.kind) ? [field] : []))

/** In the order of the catalogue. */
export const orderNameFields = selectFields(['text', 'invoiceKey']) as readonly OrderNameField[]
const orderFactFields = selectFields(['text', 'invoiceKey', 'cents']) as readonly OrderFactField[]

/**
 * Lists the references and the declared value of an order that have a value, each with its label, for pages and papers.
 *
 * @param formatMoney Formats cents.
 */
export function listOrderFacts(
  order: Pick<ServiceOrder, OrderFactField>,
  formatMoney: (cents: number) => string,
): [label: string, value: string][] {
  return orderFactFields.flatMap((field) => {
    const value = order[field]
    if (value === null || value === '') return []
    if (typeof value === 'number') return [[orderFields[field].label, formatMoney(value)]]
    return [[orderFields[field].label, orderFields[field].kind === 'invoiceKey' ? formatInvoiceKey(value) : value]]
  })
}

interface NamedStop {
  readonly kind: StopKind
  /** In the route: 0 is the pickup. */
  readonly position: number
}

/** Names a stop on pages and papers: `Coleta`, `Devolução`, `Entrega` or, of several drop-offs, `Entrega 2`. */
export function getStopName(
  { stops }: { readonly stops: readonly NamedStop[] },
  { kind, position }: NamedStop,
): string {
  if (kind === 'pickup') return 'Coleta'
  if (kind === 'return') return 'Devolução'
  return stops.filter((stop) => stop.kind === 'dropoff').length > 1 ? `Entrega ${position}` : 'Entrega'
}
