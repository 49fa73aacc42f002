import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Id, line } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { AddressHistory, AddressHistoryQuery } from './address-history.ts'
import { AssignableUser, Assignment, AssignmentRights, BulkAssignment } from './assignments.ts'
import { BulkResult, BulkTransition } from './bulk-transitions.ts'
import { CreatedServiceOrder, DuplicateQuery, PossibleDuplicate } from './duplicates.ts'
import { NewDraft, NewServiceOrder } from './new-service-order.ts'
import { putByReference } from './order-by-reference.ts'
import { OrderNumber, ServiceOrder, ServiceOrderSummary } from './service-order.ts'
import { ServiceOrderChanges } from './service-order-edits.ts'
import { ServiceOrderEvent } from './service-order-events.ts'
import {
  maximumSelectedOrders,
  orderFilters,
  ServiceOrderExport,
  ServiceOrderFilters,
  ServiceOrderPageMeta,
} from './service-order-filters.ts'
import { ServiceOrderStatus } from './service-order-status.ts'
import { stepEvidence } from './step-evidence.ts'
import { TransitionInput } from './transition-input.ts'

/** The actions that the caller may take now, and why the others are not allowed. */
export const ServiceOrderAction = z.object({
  to: ServiceOrderStatus,
  label: z.string(),
  allowed: z.boolean(),
  reason: z.nullable(z.string()),
  requires: z.array(z.enum(['assignee', 'reason', 'receiverName', 'window', 'justification'])),
  chargeable: z.boolean(),
})
export type ServiceOrderAction = z.infer<typeof ServiceOrderAction>

/** The result of a drop-off. */
export const StopOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('arrived'), ...stepEvidence }),
  z.object({ state: z.literal('completed'), receiverName: line(120), ...stepEvidence }),
  z.object({ state: z.literal('failed'), reason: line(280), ...stepEvidence }),
])
export type StopOutcome = z.infer<typeof StopOutcome>

/** The number of orders in each tab, under the same filters as the list. */
export const ServiceOrderTabCounts = z.object({
  all: z.int(),
  /** The caller's own orders; 0 for callers outside of the delivery team. */
  mine: z.int(),
  drafts: z.int(),
  open: z.int(),
  ongoing: z.int(),
  attention: z.int(),
  done: z.int(),
  canceled: z.int(),
  /** Whether more than `maximumCountedOrders` orders match: then only so many are counted, and each tab may have more. */
  isCapped: z.optional(z.boolean()),
})
export type ServiceOrderTabCounts = z.infer<typeof ServiceOrderTabCounts>

/** The orders of one courier in the order in which they are visited. */
export const ManualOrder = z.object({
  /** Whose orders, for dispatchers; absent for the caller's own. */
  assigneeId: z.optional(Id),
  orderNumbers: z.array(OrderNumber).check(
    z.maxLength(maximumSelectedOrders),
    z.refine((numbers) => new Set(numbers).size === numbers.length, 'Há ordens repetidas.'),
  ),
})
export type ManualOrder = z.infer<typeof ManualOrder>

const byNumber = z.object({ orderNumber: OrderNumber })
const path = '/v1/service-orders/:orderNumber'

export const serviceOrders = {
  list: endpoint({
    id: 'serviceOrders.list',
    method: 'GET',
    path: '/v1/service-orders',
    summary: 'Lista as ordens de serviço que a pessoa pode ver.',
    query: ServiceOrderFilters,
    response: z.object({ data: z.array(ServiceOrderSummary), meta: ServiceOrderPageMeta }),
    roles: allRoles,
    errors: ['not_found', 'query_too_slow'],
  }),
  summary: endpoint({
    id: 'serviceOrders.summary',
    method: 'GET',
    path: '/v1/service-orders/summary',
    summary: 'Conta as ordens de cada aba, com os mesmos filtros da lista.',
    query: z.object(orderFilters),
    response: ServiceOrderTabCounts,
    roles: allRoles,
    errors: ['not_found', 'query_too_slow'],
  }),
  arrangeMine: endpoint({
    id: 'serviceOrders.arrangeMine',
    method: 'PUT',
    path: '/v1/service-orders/mine/order',
    summary: 'Guarda a sequência das entregas, próprias ou de outra pessoa.',
    body: ManualOrder,
    status: 204,
    roles: ['operator', 'admin'],
    errors: ['forbidden'],
  }),
  export: endpoint({
    id: 'serviceOrders.export',
    method: 'GET',
    path: '/v1/service-orders/export',
    summary:
      'Exporta as ordens em CSV ou XLSX, com os mesmos filtros da lista; as mais novas primeiro. Um CSV interrompido termina em "Exportação incompleta".',
    query: ServiceOrderExport,
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    roles: allRoles,
    errors: ['not_found'],
  }),
  create: endpoint({
    id: 'serviceOrders.create',
    method: 'POST',
    path: '/v1/service-orders',
    summary: 'Solicita uma entrega, ou guarda o rascunho dela.',
    // The received message that the order comes from; it is marked as used.
    query: z.object({ inboxMessageId: z.optional(Id) }),
    body: z.discriminatedUnion('draft', [NewServiceOrder, NewDraft]),
    response: CreatedServiceOrder,
    status: 201,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'already_exists', 'quota_exceeded', 'not_editable'],
    idempotent: true,
  }),
  get: endpoint({
    id: 'serviceOrders.get',
    method: 'GET',
    path,
    summary: 'Mostra uma ordem de serviço.',
    params: byNumber,
    response: ServiceOrder,
    roles: allRoles,
    errors: ['not_found'],
    versioned: true,
  }),
  update: endpoint({
    id: 'serviceOrders.update',
    method: 'PUT',
    path,
    summary: 'Edita a ordem, no que o status dela ainda permite, sobre a versão que a pessoa viu.',
    params: byNumber,
    body: ServiceOrderChanges,
    response: ServiceOrder,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'already_exists', 'not_editable', 'version_conflict', 'version_required'],
    versioned: true,
  }),
  putByReference,
  remove: endpoint({
    id: 'serviceOrders.remove',
    method: 'DELETE',
    path,
    summary: 'Exclui um rascunho: quem o escreveu, um gestor ou um administrador. O resto se cancela.',
    params: byNumber,
    status: 204,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'not_editable'],
    versioned: true,
  }),
  transition: endpoint({
    id: 'serviceOrders.transition',
    method: 'POST',
    path: `${path}/transitions`,
    summary: 'Leva a ordem ao próximo status, pela tabela de transições.',
    params: byNumber,
    body: TransitionInput,
    response: ServiceOrder,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'already_exists', 'invalid_transition', 'quota_exceeded', 'version_conflict'],
    idempotent: true,
    deferrable: true,
    versioned: true,
  }),
  transitionMany: endpoint({
    id: 'serviceOrders.transitionMany',
    method: 'POST',
    path: '/v1/service-orders/bulk-transitions',
    summary: 'Leva várias ordens ao próximo status e diz, de cada uma, o que aconteceu.',
    body: BulkTransition,
    response: z.object({ data: z.array(BulkResult) }),
    roles: allRoles,
    idempotent: true,
  }),
  assign: endpoint({
    id: 'serviceOrders.assign',
    method: 'PUT',
    path: `${path}/assignee`,
    summary: 'Troca quem executa uma ordem que já foi aceita.',
    params: byNumber,
    body: Assignment,
    response: ServiceOrder,
    roles: ['operator', 'admin'],
    errors: ['forbidden', 'not_found', 'not_editable', 'version_conflict'],
    versioned: true,
  }),
  assignees: endpoint({
    id: 'serviceOrders.assignees',
    method: 'GET',
    path: '/v1/service-orders/assignees',
    summary: 'Lista os operadores a quem a pessoa pode passar ordens, com as empresas; sem despacho, só ela mesma.',
    query: z.object({ companyId: z.optional(Id) }),
    response: z.object({ data: z.array(AssignableUser) }),
    roles: ['operator', 'admin'],
    errors: ['not_found'],
  }),
  assignMany: endpoint({
    id: 'serviceOrders.assignMany',
    method: 'POST',
    path: '/v1/service-orders/bulk-assignments',
    summary: 'Troca quem executa várias ordens e diz, de cada uma, o que aconteceu.',
    body: BulkAssignment,
    response: z.object({ data: z.array(BulkResult) }),
    roles: ['operator', 'admin'],
    idempotent: true,
  }),
  duplicate: endpoint({
    id: 'serviceOrders.duplicate',
    method: 'POST',
    path: `${path}/duplicate`,
    summary: 'Copia a ordem para um novo rascunho, sem janelas nem referência.',
    params: byNumber,
    response: ServiceOrder,
    status: 201,
    roles: allRoles,
    errors: ['not_found'],
    idempotent: true,
  }),
  findDuplicates: endpoint({
    id: 'serviceOrders.findDuplicates',
    method: 'POST',
    path: '/v1/service-orders/duplicates',
    summary: 'Procura ordens das últimas 72 horas que podem ser o mesmo pedido. Não grava nada.',
    body: DuplicateQuery,
    bodyWithin: z.discriminatedUnion('draft', [NewServiceOrder, NewDraft]),
    response: z.object({ data: z.array(PossibleDuplicate) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  addressHistory: endpoint({
    id: 'serviceOrders.addressHistory',
    method: 'POST',
    path: '/v1/service-orders/address-history',
    summary: 'Diz o que aconteceu antes nestes endereços, pelas ordens da empresa no último ano. Não grava nada.',
    body: AddressHistoryQuery,
    response: z.object({ data: z.array(AddressHistory) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  actions: endpoint({
    id: 'serviceOrders.actions',
    method: 'GET',
    path: `${path}/actions`,
    summary: 'Diz o que a pessoa pode fazer com a ordem agora e, do resto, por que não.',
    params: byNumber,
    response: z.object({ data: z.array(ServiceOrderAction), assignment: AssignmentRights }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  events: endpoint({
    id: 'serviceOrders.events',
    method: 'GET',
    path: `${path}/events`,
    summary: 'Conta o que aconteceu com a ordem, do começo ao fim.',
    params: byNumber,
    response: z.object({ data: z.array(ServiceOrderEvent) }),
    roles: allRoles,
    errors: ['not_found'],
  }),
  undo: endpoint({
    id: 'serviceOrders.undo',
    method: 'POST',
    path: `${path}/undo`,
    summary:
      'Desfaz o último passo da ordem: só quem o deu, em até 60 segundos e se nada aconteceu depois. O histórico mostra os dois.',
    params: byNumber,
    response: ServiceOrder,
    roles: allRoles,
    errors: ['forbidden', 'not_found', 'already_exists', 'invalid_transition'],
    idempotent: true,
  }),
  updateStop: endpoint({
    id: 'serviceOrders.updateStop',
    method: 'PUT',
    path: `${path}/stops/:stopId`,
    summary: 'Registra o que aconteceu em uma entrega da rota.',
    params: z.object({ orderNumber: OrderNumber, stopId: Id }),
    body: StopOutcome,
    response: ServiceOrder,
    roles: ['operator', 'admin'],
    errors: ['not_found', 'invalid_transition'],
    idempotent: true,
    deferrable: true,
    versioned: true,
  }),
}
