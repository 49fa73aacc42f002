import type { InboxMessage, ServiceOrder } from '@malote/api-client'
import { emptyOrder, type OrderValues, toFormValues } from '../form/order-values.ts'
import type { OpenDraft } from './create-order.queries.ts'

export interface InitialOrder {
  values: OrderValues
  /** The part of the storage key that separates the drafts of different forms. */
  origin: string
  draft: OpenDraft | undefined
  message?: OpenMessage | undefined
}

/** The received message that the order comes from. */
export interface OpenMessage {
  id: string
  /** The text to read, of the message or of a file. */
  text: string
  receivedAt: string
}

/** @returns the initial form state of an order: the order itself when it is an edited draft, otherwise a copy. */
export function toInitialOrder(order: ServiceOrder, asDraft: boolean): InitialOrder {
  const { orderNumber } = order
  return asDraft
    ? {
        values: toFormValues(order),
        origin: `rascunho:${orderNumber}`,
        draft: order,
      }
    : { values: toFormValues(order, { again: true }), origin: `de:${orderNumber}`, draft: undefined }
}

/** @returns the initial form state of the order of a received message, whose values the user confirms. */
export function toOrderOfMessage(message: InboxMessage, attachmentId: string | undefined): InitialOrder {
  const file = message.attachments.find(({ id }) => id === attachmentId)
  return {
    values: emptyOrder(message.company.id),
    origin: `mensagem:${message.id}`,
    draft: undefined,
    message: { id: message.id, text: file?.text ?? message.text, receivedAt: message.receivedAt },
  }
}
