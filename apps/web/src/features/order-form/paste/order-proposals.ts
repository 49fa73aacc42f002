import { formatInvoiceKey, priorityLabels } from '@malote/api-client'
import { formatCents } from '../../../lib/format/formats.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import type { OrderValues } from '../form/order-values.ts'
import type { FoundValue } from './find-addresses.ts'
import type { FoundOrderFields } from './find-order-fields.ts'
import type { Proposal } from './proposals.ts'

type OrderProposal = Proposal<OrderValues>

const toCents = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100)

/** Compares the urgency, the reference and the declared value of a message with those of the form. */
export function getOrderProposals(order: FoundOrderFields, values: OrderValues): OrderProposal[] {
  const { priority, externalRef, declaredValue, invoiceKey } = order
  const propose = (
    id: keyof typeof orderLabels,
    part: FoundValue,
    text: string,
    now: string,
    fill: OrderProposal['fill'],
  ): OrderProposal => {
    const isEqual = now === text
    const { certain, span } = part
    return { id, label: orderLabels[id], text, spans: [span], replaces: isEqual ? '' : now, isEqual, certain, fill }
  }
  const proposals: OrderProposal[] = []
  if (priority) {
    const now = values.priority === 'urgent' ? priorityLabels.urgent : ''
    proposals.push(
      propose('priority', priority, priorityLabels.urgent, now, (form) => ({ ...form, priority: 'urgent' })),
    )
  }
  if (externalRef) {
    const { value } = externalRef
    proposals.push(
      propose('externalRef', externalRef, value, values.externalRef, (form) => ({ ...form, externalRef: value })),
    )
  }
  if (invoiceKey) {
    const { value } = invoiceKey
    proposals.push(
      propose('invoiceKey', invoiceKey, formatInvoiceKey(value), formatInvoiceKey(values.invoiceKey), (form) => ({
        ...form,
        invoiceKey: value,
      })),
    )
  }
  if (declaredValue) {
    const cents = toCents(declaredValue.value)
    const now = values.declaredValueCents === null ? '' : formatCents(values.declaredValueCents)
    proposals.push(
      propose('declaredValueCents', declaredValue, formatCents(cents), now, (form) => ({
        ...form,
        declaredValueCents: cents,
      })),
    )
  }
  return proposals
}
