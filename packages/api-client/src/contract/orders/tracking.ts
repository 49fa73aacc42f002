import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/primitives.ts'
import { Organization } from '../settings/settings.ts'
import { StopState, TimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

/** The secret of a public tracking address: 128 random bits. */
export const TrackingToken = z.string().check(z.regex(/^[\w-]{22}$/))

/** The way of a delivery as its recipient follows it, in five steps. */
export const TrackingStep = z.enum(['requested', 'accepted', 'collected', 'in_transit', 'delivered'])
export type TrackingStep = z.infer<typeof TrackingStep>

/** A delivery as anybody with the link may see it: no phone, no street, no surname. */
export const TrackedDelivery = z.object({
  /** The recipient's first name. Null where several people follow the same link. */
  recipient: z.nullable(z.string()),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  /** The IANA zone of the clocks there. */
  timeZone: z.string(),
  window: z.nullable(TimeWindow),
  stopState: StopState,
  completedAt: z.nullable(Instant),
  /** The first name of who received it. Null where several people follow the same link. */
  receiver: z.nullable(z.string()),
})
export type TrackedDelivery = z.infer<typeof TrackedDelivery>

/** An order as its public link shows it. */
export const TrackedOrder = z.object({
  status: ServiceOrderStatus,
  /** Who sends the goods. */
  company: z.string(),
  /** How many of the steps were reached, from 1 to 5. */
  reached: z.int(),
  /** The five steps, with the moment of those that were reached. */
  steps: z.array(z.object({ step: TrackingStep, at: z.nullable(Instant) })),
  /** Start of the pickup window; null means as soon as possible. */
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  late: z.boolean(),
  deliveries: z.array(TrackedDelivery),
  /** What everybody may know of what happened, oldest first. */
  history: z.array(z.object({ status: ServiceOrderStatus, at: Instant })),
  /** Photographs of the delivery, without metadata: `GET /v1/public/tracking/:token/photos/:photoId`. */
  photos: z.array(z.object({ id: Id })),
  /** Whom to ask, as the settings say it; what nobody has filled in is null. */
  contact: z.pick(Organization, { name: true, contactEmail: true, contactPhone: true }),
  /** When the link stops working; null while the order runs. */
  expiresAt: z.nullable(Instant),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** What the public page shows: an order, or by its status why there is none. */
export type TrackingView =
  | { readonly status: 200; readonly order: TrackedOrder }
  | { readonly status: 404 | 410 | 429 | 500 | 503 }

const token = z.object({ token: TrackingToken })

export const tracking = {
  get: endpoint({
    id: 'tracking.get',
    method: 'GET',
    path: '/v1/public/tracking/:token',
    summary: 'Mostra o andamento de uma entrega a quem tem o link de rastreio.',
    params: token,
    response: TrackedOrder,
    status: 200,
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
  photo: endpoint({
    id: 'tracking.photo',
    method: 'GET',
    path: '/v1/public/tracking/:token/photos/:photoId',
    summary: 'Baixa uma foto da entrega, sem metadados.',
    params: z.extend(token, { photoId: Id }),
    download: ['image/jpeg', 'image/png', 'image/webp'],
    status: 200,
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
}
