import type { ServiceOrderStatus } from '@malote/api-client'

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
  requested: ['solicitada', 'solicitadas'],
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

/** The notification after a bulk step: "25 ordens em espera." */
export function formatBulkResult(count: string, isOne: boolean, to: ServiceOrderStatus | undefined): string {
  const forms = (to && bulkResults[to]) ?? ['atualizada', 'atualizadas']
  return isOne ? `1 ordem ${forms[0]}.` : `${count} ordens ${forms[1]}.`
}
