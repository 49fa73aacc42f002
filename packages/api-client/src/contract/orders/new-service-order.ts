import * as z from 'zod/mini'
import { Address, Coordinates, PostalCode, State } from '../core/address.ts'
import { ContactPhone } from '../core/documents.ts'
import { InvoiceKey } from '../core/invoice-key.ts'
import { Cents, Email, Id, line, paragraph } from '../core/primitives.ts'
import { BoundedTimeWindow, Item, Priority, ProofKind, ProofKinds } from './service-order.ts'

/** A stop of the courier, with the address at the time of the order. */
const stopFields = {
  address: Address,
  contactName: line(120),
  contactPhone: z.nullish(ContactPhone),
  /** Receives the messages about this stop. */
  contactEmail: z.nullish(Email),
  window: z.nullish(BoundedTimeWindow),
  instructions: z.nullish(paragraph(280)),
  /** Absent or null: the proofs of the company's policy. An empty list: none. */
  requiredProofs: z.nullish(ProofKinds),
  /** @deprecated Use `requiredProofs`, which takes precedence. */
  requiredProof: z.nullish(ProofKind),
}

export const NewStop = z.object({ ...stopFields, locationId: z.nullish(Id) })
export type NewStop = z.input<typeof NewStop>

/** An item of a new order. */
export const NewItem = z.object({ ...Item.shape, description: line(120) })
export type NewItem = z.input<typeof NewItem>

/** The fields of an order itself, in a new order and in a draft. */
export const orderInputs = {
  companyId: Id,
  priority: z._default(Priority, 'normal'),
  externalRef: z.nullish(line(40)),
  costCenter: z.nullish(line(40)),
  invoiceKey: z.nullish(InvoiceKey),
  declaredValueCents: z.nullish(Cents),
  notes: z.nullish(paragraph(280)),
  /** Providers only; a request of a manager with this field is rejected. */
  internalNotes: z.nullish(paragraph(1000)),
}

/** The content of a new order. */
export const NewServiceOrder = z.object({
  ...orderInputs,
  draft: z._default(z.literal(false), false),
  pickup: NewStop,
  dropoffs: z.array(NewStop).check(z.minLength(1), z.maxLength(20)),
  items: z._default(z.array(NewItem).check(z.maxLength(100)), []),
})
export type NewServiceOrder = z.output<typeof NewServiceOrder>
export type NewServiceOrderInput = z.input<typeof NewServiceOrder>

/** A text that may be filled in later: an empty string counts as missing. */
const optionalText = (maximum: number) => z.union([z.literal(''), line(maximum)])

/** The address of a stop of a draft. */
export const DraftAddress = z.object({
  postalCode: z._default(z.union([z.literal(''), PostalCode]), ''),
  street: z._default(optionalText(120), ''),
  number: z._default(optionalText(20), ''),
  complement: z.nullish(optionalText(80)),
  neighborhood: z._default(optionalText(80), ''),
  city: z._default(optionalText(80), ''),
  state: z._default(z.union([z.literal(''), State]), ''),
  reference: z.nullish(optionalText(160)),
  coordinates: z.nullish(Coordinates),
})

/** A stop of a draft: filled-in fields must be well formed, all others may be missing. */
export const DraftStop = z.object({
  ...stopFields,
  address: z._default(DraftAddress, { postalCode: '', street: '', number: '', neighborhood: '', city: '', state: '' }),
  contactName: z._default(optionalText(120), ''),
  locationId: z.nullish(Id),
})
export type DraftStop = z.output<typeof DraftStop>

/** An item of a draft. */
export const DraftItem = z.object({
  ...Item.shape,
  description: z._default(optionalText(120), ''),
  quantity: z._default(Item.shape.quantity, 1),
})

/** An order that is not requested yet. Requesting it requires the missing fields. */
export const NewDraft = z.object({
  ...orderInputs,
  draft: z.literal(true),
  pickup: z.optional(DraftStop),
  dropoffs: z._default(z.array(DraftStop).check(z.maxLength(20)), []),
  items: z._default(z.array(DraftItem).check(z.maxLength(100)), []),
})
export type NewDraft = z.output<typeof NewDraft>
export type NewDraftInput = z.input<typeof NewDraft>

/** How long after its start a window still counts as present (product, section 5). */
const slackMs = 5 * 60_000

export interface WindowIssue {
  path: (string | number)[]
  message: string
}

/**
 * Returns the window issues that depend on the current time: no window may be in the past (5 minutes of slack), and the
 * pickup must start before the last drop-off ends. Used by the form and by the server.
 */
export function getWindowIssues(order: Pick<NewServiceOrder, 'pickup' | 'dropoffs'>, now: Date): WindowIssue[] {
  const issues: WindowIssue[] = []
  const stops = [
    { stop: order.pickup, path: ['pickup', 'window'] as (string | number)[] },
    ...order.dropoffs.map((stop, index) => ({ stop, path: ['dropoffs', index, 'window'] as (string | number)[] })),
  ]
  for (const { stop, path } of stops) {
    if (stop.window && Date.parse(stop.window.end) < now.getTime() - slackMs) {
      issues.push({ path: [...path, 'end'], message: 'Esta janela já passou: escolha um horário a partir de agora.' })
    }
  }
  const start = order.pickup.window && Date.parse(order.pickup.window.start)
  order.dropoffs.forEach((stop, index) => {
    if (start && stop.window && start >= Date.parse(stop.window.end)) {
      issues.push({
        path: ['dropoffs', index, 'window', 'end'],
        message: 'A entrega precisa terminar depois do início da coleta.',
      })
    }
  })
  return issues
}
