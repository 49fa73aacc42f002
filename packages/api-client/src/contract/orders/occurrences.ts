import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { pageSchema, paging } from '../core/paging.ts'
import { BoundedInstant, EditedVersion, Id, Instant, NamedRef, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { Comment, NewComment } from './comments.ts'
import { OccurrenceKind } from './occurrence-kind.ts'
import { OccurrenceStatus } from './occurrence-status.ts'
import { Actor, OrderNumber } from './service-order.ts'

/** The maximum of occurrences per order, and of comments per occurrence, so that their lists need no pages. */
export const occurrenceLimits = { perOrder: 100, comments: 200 } as const

/** What went wrong with an order, until it is resolved. */
export const Occurrence = z.object({
  id: Id,
  orderNumber: OrderNumber,
  company: NamedRef,
  stopId: z.nullable(Id),
  kind: OccurrenceKind,
  /** The reason of the failed attempt that opened it. */
  reason: z.nullable(z.string()),
  /** Null for the company when the delivery team wrote it. */
  description: z.nullable(z.string()),
  status: OccurrenceStatus,
  /** Who resolves it. */
  owner: Actor,
  dueAt: Instant,
  /** Whether it is open after its due time. */
  overdue: z.boolean(),
  openedBy: Actor,
  openedAt: Instant,
  resolution: z.nullable(z.string()),
  resolvedBy: Actor,
  resolvedAt: z.nullable(Instant),
  /** Grows with each edit; send it with the next one, in `If-Match` or in the body. */
  version: z.int(),
})
export type Occurrence = z.infer<typeof Occurrence>

/** An occurrence with the comments that the caller may read. */
export const OccurrenceDetail = z.extend(Occurrence, { comments: z.array(Comment) })
export type OccurrenceDetail = z.infer<typeof OccurrenceDetail>

export const NewOccurrence = z.object({
  kind: OccurrenceKind,
  description: paragraph(2000).check(z.minLength(1, 'Descreva o que aconteceu.')),
  stopId: z.nullish(Id),
  /** Absent: the time of the kind. */
  dueAt: z.nullish(BoundedInstant),
})
export type NewOccurrence = z.output<typeof NewOccurrence>

/** Absent fields are not changed. */
export const OccurrenceChanges = z.object({
  status: z.optional(OccurrenceStatus),
  ownerId: z.nullish(Id),
  dueAt: z.optional(BoundedInstant),
  /** Required when the occurrence is resolved. */
  resolution: z.nullish(paragraph(2000)),
  version: z.nullish(EditedVersion),
})
export type OccurrenceChanges = z.output<typeof OccurrenceChanges>

const byNumber = z.object({ orderNumber: OrderNumber })
const byId = z.object({ orderNumber: OrderNumber, occurrenceId: Id })
const path = '/v1/service-orders/:orderNumber/occurrences'

export const occurrences = {
  list: endpoint({
    id: 'occurrences.list',
    method: 'GET',
    path: '/v1/occurrences',
    summary: 'Lista as ocorrências das empresas que a pessoa pode ver: as abertas pelo prazo e depois as resolvidas.',
    query: z.object({
      ...paging(),
      companyId: z.optional(Id),
      status: z.optional(OccurrenceStatus),
      /** Only those of which the caller is the owner. */
      owned: z.optional(z.stringbool()),
      overdue: z.optional(z.stringbool()),
      /** Only those that wait for a person: open ones that are overdue or have no owner. */
      attention: z.optional(z.stringbool()),
    }),
    response: pageSchema(Occurrence),
    roles: allRoles,
    errors: ['not_found'],
  }),
  listOfOrder: endpoint({
    id: 'occurrences.listOfOrder',
    method: 'GET',
    path,
    summary: 'Lista as ocorrências de uma ordem, da mais antiga à mais nova, com os comentários que a pessoa pode ler.',
    params: byNumber,
    response: z.object({ data: z.array(OccurrenceDetail) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'occurrences.create',
    method: 'POST',
    path,
    summary: 'Abre uma ocorrência em uma ordem. Uma tentativa sem sucesso abre a dela sozinha.',
    params: byNumber,
    body: NewOccurrence,
    response: OccurrenceDetail,
    status: 201,
    roles: allRoles,
    errors: ['not_found', 'not_editable', 'limit_reached'],
    idempotent: true,
  }),
  update: endpoint({
    id: 'occurrences.update',
    method: 'PUT',
    path: `${path}/:occurrenceId`,
    summary: 'Muda quem resolve uma ocorrência e o prazo; resolve ou reabre.',
    params: byId,
    body: OccurrenceChanges,
    response: OccurrenceDetail,
    roles: ['operator', 'admin'],
    errors: ['not_found'],
    versioned: true,
  }),
  comment: endpoint({
    id: 'occurrences.comment',
    method: 'POST',
    path: `${path}/:occurrenceId/comments`,
    summary: 'Comenta uma ocorrência, para a equipe de entregas ou também para a empresa.',
    params: byId,
    body: NewComment,
    response: OccurrenceDetail,
    status: 201,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'limit_reached'],
    idempotent: true,
  }),
}
