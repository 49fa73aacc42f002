import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { Id, Instant, paragraph } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { Actor, OrderNumber } from './service-order.ts'

/** Who reads a comment: only the provider, or also the company. */
export const CommentVisibility = z.enum(['internal', 'company'])
export type CommentVisibility = z.infer<typeof CommentVisibility>

/** Interface labels of the comment visibilities. */
export const commentVisibilityLabels = createLabels<CommentVisibility>({
  internal: 'Só a equipe de entregas',
  company: 'Empresa e equipe de entregas',
})

/** A comment on an order. Comments are append-only and may be added after the order is closed. */
export const Comment = z.object({
  id: Id,
  text: z.string(),
  visibility: CommentVisibility,
  author: Actor,
  createdAt: Instant,
})
export type Comment = z.infer<typeof Comment>

/** The maximum of comments per order, so that its list needs no pages. */
export const commentsPerOrder = 500

export const NewComment = z.object({
  text: paragraph(2000).check(z.minLength(1)),
  /** A manager can only write company-visible comments. */
  visibility: z._default(CommentVisibility, 'company'),
})
export type NewComment = z.output<typeof NewComment>

const byNumber = z.object({ orderNumber: OrderNumber })
const path = '/v1/service-orders/:orderNumber/comments'

export const comments = {
  list: endpoint({
    id: 'comments.list',
    method: 'GET',
    path,
    summary: 'Lista os comentários de uma ordem que a pessoa pode ler, do mais antigo ao mais novo.',
    params: byNumber,
    response: z.object({ data: z.array(Comment) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'comments.create',
    method: 'POST',
    path,
    summary: `Comenta uma ordem, para a equipe de entregas ou também para a empresa; até ${commentsPerOrder} por ordem.`,
    params: byNumber,
    body: NewComment,
    response: Comment,
    status: 201,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'limit_reached'],
    idempotent: true,
  }),
}
