import * as z from 'zod/mini'
import { Address, Coordinates, PostalCode, State } from '../core/address.ts'
import { Phone } from '../core/documents.ts'
import { Cents, Id, line, paragraph } from '../core/primitives.ts'
import { Item, Priority, ProofKind, ProofKinds, SentTimeWindow } from './service-order.ts'

/** A place where the courier stops, with the address as it was when the order was made. */
const stopFields = {
  address: Address,
  contactName: line(120),
  contactPhone: z.nullish(Phone),
  window: z.nullish(SentTimeWindow),
  instructions: z.nullish(paragraph(280)),
  /** Absent or null: what the company agreed for all its orders. An empty list: none. */
  requiredProofs: z.nullish(ProofKinds),
  /** @deprecated Use `requiredProofs`, which takes precedence. */
  requiredProof: z.nullish(ProofKind),
}

export const NewStop = z.object({ ...stopFields, locationId: z.nullish(Id) })
export type NewStop = z.input<typeof NewStop>

/** Goods as they are asked for. */
export const NewItem = z.object({ ...Item.shape, description: line(120) })
export type NewItem = z.input<typeof NewItem>

const orderFields = {
  companyId: Id,
  priority: z._default(Priority, 'normal'),
  externalRef: z.nullish(line(40)),
  costCenter: z.nullish(line(40)),
  declaredValueCents: z.nullish(Cents),
  notes: z.nullish(paragraph(280)),
  /** Providers only; a manager who sends it is refused. */
  internalNotes: z.nullish(paragraph(1000)),
}

/** What a request for a delivery says. */
export const NewServiceOrder = z.object({
  ...orderFields,
  draft: z._default(z.literal(false), false),
  pickup: NewStop,
  dropoffs: z.array(NewStop).check(z.minLength(1), z.maxLength(20)),
  items: z._default(z.array(NewItem).check(z.maxLength(100)), []),
})
export type NewServiceOrder = z.output<typeof NewServiceOrder>
export type NewServiceOrderInput = z.input<typeof NewServiceOrder>

/** A text that may wait: empty counts as not filled in. */
const later = (maximum: number) => z.union([z.literal(''), line(maximum)])

/** The address of a stop that is still being written down. */
export const DraftAddress = z.object({
  postalCode: z._default(z.union([z.literal(''), PostalCode]), ''),
  street: z._default(later(120), ''),
  number: z._default(later(20), ''),
  complement: z.nullish(later(80)),
  neighborhood: z._default(later(80), ''),
  city: z._default(later(80), ''),
  state: z._default(z.union([z.literal(''), State]), ''),
  reference: z.nullish(later(160)),
  coordinates: z.nullish(Coordinates),
})

/** A stop that somebody is still writing down: whatever is there is well formed, the rest may wait. */
export const DraftStop = z.object({
  ...stopFields,
  address: z._default(DraftAddress, { postalCode: '', street: '', number: '', neighborhood: '', city: '', state: '' }),
  contactName: z._default(later(120), ''),
  locationId: z.nullish(Id),
})
export type DraftStop = z.output<typeof DraftStop>

/** Goods of an order that is still being written down. */
export const DraftItem = z.object({
  ...Item.shape,
  description: z._default(later(120), ''),
  quantity: z._default(Item.shape.quantity, 1),
})

/** An order that is not requested yet. Requesting it asks for the rest. */
export const NewDraft = z.object({
  ...orderFields,
  draft: z.literal(true),
  pickup: z.optional(DraftStop),
  dropoffs: z._default(z.array(DraftStop).check(z.maxLength(20)), []),
  items: z._default(z.array(DraftItem).check(z.maxLength(100)), []),
})
export type NewDraft = z.output<typeof NewDraft>
export type NewDraftInput = z.input<typeof NewDraft>

/** How long after its moment a window still counts as present (product, section 5). */
const slackMs = 5 * 60_000

export interface WindowIssue {
  path: (string | number)[]
  message: string
}

/**
 * What only a clock can say of an order's windows: not in the past (5 minutes of slack), and the pickup begins before
 * the last drop-off ends. Read by the form and by the server.
 */
export function windowIssues(order: Pick<NewServiceOrder, 'pickup' | 'dropoffs'>, now: Date): WindowIssue[] {
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
