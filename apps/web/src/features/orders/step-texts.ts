import type { ServiceOrderStatus } from '@malote/api-client'
import { formatOrderCount } from '../../lib/format/formats.ts'

/** What each step records. */
export const stepResults: Record<ServiceOrderStatus, string> = {
  draft: 'Ordem de volta ao rascunho',
  requested: 'Entrega solicitada',
  accepted: 'Ordem aceita',
  collecting: 'A caminho da coleta',
  collected: 'Coleta confirmada',
  in_transit: 'Rota iniciada',
  delivered: 'Entrega concluída',
  partially_delivered: 'Entrega concluída em parte',
  failed: 'Insucesso registrado',
  on_hold: 'Ordem em espera',
  returning: 'Devolução iniciada',
  returned: 'Devolução confirmada',
  canceled: 'Ordem cancelada',
  expired: 'Ordem expirada',
}

/** The notification after a step: "Coleta confirmada." */
export function getStepMessage(from: ServiceOrderStatus, to: ServiceOrderStatus): string {
  if (from === 'on_hold' && to !== 'canceled') return 'Ordem retomada.'
  if (from === 'failed' && to === 'collected') return 'Entrega reagendada.'
  if (to === 'requested') {
    if (from === 'accepted') return 'Ordem devolvida à fila.'
    if (from === 'canceled') return 'Ordem reaberta.'
    if (from !== 'draft') return 'Entrega reagendada.'
  }
  return `${stepResults[to]}.`
}

const bulkResults: Partial<Record<ServiceOrderStatus, readonly [one: string, many: string]>> = {
  accepted: ['aceita', 'aceitas'],
  collecting: ['a caminho da coleta', 'a caminho da coleta'],
  collected: ['coletada', 'coletadas'],
  in_transit: ['em rota', 'em rota'],
  delivered: ['entregue', 'entregues'],
  failed: ['com insucesso registrado', 'com insucesso registrado'],
  on_hold: ['em espera', 'em espera'],
  returning: ['em devolução', 'em devolução'],
  returned: ['devolvida', 'devolvidas'],
  canceled: ['cancelada', 'canceladas'],
}

/** What a step back to the queue does, by the status before it. */
const bulkRequests: Partial<Record<ServiceOrderStatus, readonly [one: string, many: string]>> = {
  draft: ['solicitada', 'solicitadas'],
  accepted: ['devolvida à fila', 'devolvidas à fila'],
  canceled: ['reaberta', 'reabertas'],
}

/** The notification after a bulk step: "25 ordens em espera." */
export function formatBulkResult(count: number, from: ServiceOrderStatus, to: ServiceOrderStatus): string {
  const forms =
    to === 'requested'
      ? (bulkRequests[from] ?? ['reagendada', 'reagendadas'])
      : (bulkResults[to] ?? ['atualizada', 'atualizadas'])
  return `${formatOrderCount(count)} ${forms[count === 1 ? 0 : 1]}.`
}

/** The notification after a bulk assignment: to another operator, or without a name to the user. */
export function formatBulkAssignment(count: number, assignee: string | undefined): string {
  if (assignee === undefined) return `Você assumiu ${formatOrderCount(count)}.`
  return `${formatOrderCount(count)} ${count === 1 ? 'passada' : 'passadas'} para ${assignee}.`
}
