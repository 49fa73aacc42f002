import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/primitives.ts'
import { Organization } from '../settings/organization.ts'
import { NewRating, Rating } from './ratings.ts'
import { NewRecipientRequest, RecipientRequestKind, TrackedRequest } from './recipient-requests.ts'
import { StopState, TimeWindow } from './service-order.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { TrackingToken } from './tracking-token.ts'

/** The progress of a delivery for its recipient, in five steps. */
export const TrackingStep = z.enum(['requested', 'accepted', 'collected', 'in_transit', 'delivered'])
export type TrackingStep = z.infer<typeof TrackingStep>

/** The public data of a delivery: no phone, no street, no surname. */
export const TrackedDelivery = z.object({
  /** The recipient's first name; null when it is unknown or erased. */
  recipient: z.nullable(z.string()),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  /** The IANA time zone of the drop-off. */
  timeZone: z.string(),
  window: z.nullable(TimeWindow),
  /**
   * When the courier is expected by the stops before this one and the measured times of past deliveries. Null unless
   * the order is in transit and enough deliveries were measured.
   */
  estimatedArrival: z.nullable(TimeWindow),
  /** The number of stops before this one; null unless the courier is on the way to them or to this one. */
  stopsBefore: z.nullable(z.int()),
  stopState: StopState,
  completedAt: z.nullable(Instant),
  /** The first name of the person who received it. */
  receiver: z.nullable(z.string()),
})
export type TrackedDelivery = z.infer<typeof TrackedDelivery>

/** The public data of an order, as far as it concerns one of its drop-offs. */
export const TrackedOrder = z.object({
  /** The status of the order for this drop-off: `delivered` or `failed` while others are still on their way. */
  status: ServiceOrderStatus,
  /** The company that sends the goods. */
  company: z.string(),
  /** The number of completed steps, from 1 to 5. */
  reached: z.int(),
  /** The five steps, with the time of the completed ones. */
  steps: z.array(z.object({ step: TrackingStep, at: z.nullable(Instant) })),
  /** Start of the pickup window; null means as soon as possible. */
  scheduledFor: z.nullable(Instant),
  promisedAt: z.nullable(Instant),
  late: z.boolean(),
  /** The drop-off of the link. */
  delivery: TrackedDelivery,
  /** @deprecated Use `delivery`, which is its only item. */
  deliveries: z.array(TrackedDelivery),
  /** The requests of the recipient, newest first. */
  requests: z.array(TrackedRequest),
  /** The kinds of requests that are possible now. */
  requestKinds: z.array(RecipientRequestKind),
  rating: z.nullable(Rating),
  /** Whether the delivery can be rated now, or its rating changed. */
  canRate: z.boolean(),
  /** The public part of the history, oldest first. */
  history: z.array(z.object({ status: ServiceOrderStatus, at: Instant })),
  /** Photographs of the delivery, without metadata: `GET /v1/public/tracking/:token/photos/:photoId`. */
  photos: z.array(z.object({ id: Id })),
  /** The contact data from the settings; missing ones are null. */
  contact: z.pick(Organization, { name: true, contactEmail: true, contactPhone: true }),
  /** When the link expires; null while the order is running. */
  expiresAt: z.nullable(Instant),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>

/** The forms of the public page: one per kind of request, and the rating. */
export type TrackingForm = RecipientRequestKind | 'rating'

/** A form that was rejected: the typed values, and the message of each field; under `form` the one of all. */
export interface RejectedForm {
  readonly form: TrackingForm
  readonly status: 400 | 409
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The content of the public page: an order, or the status that explains why there is none. */
export type TrackingView =
  | { readonly status: 200; readonly order: TrackedOrder; readonly rejected?: RejectedForm }
  | { readonly status: 400 | 404 | 410 | 429 | 500 | 503 }

const token = z.object({ token: TrackingToken })

export const tracking = {
  get: endpoint({
    id: 'tracking.get',
    method: 'GET',
    path: '/v1/public/tracking/:token',
    summary: 'Mostra o andamento de uma entrega a quem tem o link de rastreio.',
    params: token,
    response: TrackedOrder,
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
  request: endpoint({
    id: 'tracking.request',
    method: 'POST',
    path: '/v1/public/tracking/:token/requests',
    summary: 'Guarda um pedido do destinatário. Repetido, devolve o que já espera resposta.',
    params: token,
    body: NewRecipientRequest,
    response: TrackedRequest,
    roles: 'public',
    errors: ['not_found', 'invalid_token', 'not_editable', 'limit_reached'],
  }),
  rate: endpoint({
    id: 'tracking.rate',
    method: 'PUT',
    path: '/v1/public/tracking/:token/rating',
    summary: 'Avalia uma entrega feita, de 1 a 5. A avaliação pode mudar por 24 horas.',
    params: token,
    body: NewRating,
    response: Rating,
    roles: 'public',
    errors: ['not_found', 'invalid_token', 'not_editable'],
  }),
  photo: endpoint({
    id: 'tracking.photo',
    method: 'GET',
    path: '/v1/public/tracking/:token/photos/:photoId',
    summary: 'Baixa uma foto da entrega, sem metadados.',
    params: z.extend(token, { photoId: Id }),
    download: ['image/jpeg', 'image/png', 'image/webp'],
    roles: 'public',
    errors: ['not_found', 'invalid_token'],
  }),
}
