import {
  createLabels,
  getStopName,
  type ServiceOrder,
  type ServiceOrderEvent,
  serviceOrderStatusLabels,
  stopStateLabels,
  webhookEventTypeLabels,
} from '@malote/api-client'
import { listStops } from '../orders/order/proofs.ts'

/** The title of an event: `Coletada`, `Entrega 2: concluída`, `Ordem editada`. */
export function getEventTitle(order: ServiceOrder, event: ServiceOrderEvent): string {
  const stop = listStops(order).find(({ id }) => id === event.stopId)
  const stopLabel = stop ? getStopName(order, stop) : 'Parada'
  if (event.type === 'stop_changed') {
    return event.stopState ? `${stopLabel}: ${stopStateLabels[event.stopState].toLowerCase()}` : `${stopLabel} alterada`
  }
  if (event.type === 'created') return event.to === 'draft' ? 'Rascunho criado' : 'Entrega solicitada'
  if (event.type === 'edited') return getReassignmentTitle(event) ?? 'Ordem editada'
  if (event.type === 'commented') return 'Comentário'
  if (event.type === 'attached') return event.stopId ? 'Comprovante guardado' : 'Arquivo anexado'
  if (event.type === 'detached') return 'Arquivo excluído'
  if (event.type === 'pin_confirmed') return `${stopLabel}: PIN conferido`
  if (event.type === 'recipient_requested') return `${stopLabel}: pedido do destinatário`
  if (event.type.startsWith('occurrence_')) {
    const title = webhookEventTypeLabels[`service_order.${event.type}`]
    return stop ? `${stopLabel}: ${title.toLowerCase()}` : title
  }
  if (event.type === 'step_undone' && event.from && event.to) {
    return `Passo desfeito: de “${serviceOrderStatusLabels[event.from]}” para “${serviceOrderStatusLabels[event.to]}”`
  }
  if (event.type === 'step_undone') return `${stopLabel}: registro desfeito`
  return event.to ? serviceOrderStatusLabels[event.to] : 'Alteração'
}

/** @returns the title of an edit that only changed the assignee. */
function getReassignmentTitle({ changes = [] }: ServiceOrderEvent): string | undefined {
  const [change, another] = changes
  if (change?.field !== '/assignee' || another) return undefined
  if (change.from === null) return `Responsável definido: ${change.to}`
  return `Responsável trocado de ${change.from} para ${change.to}`
}

/** Whether the title of an event already contains its changes. */
export const isReassignment = (event: ServiceOrderEvent): boolean => getReassignmentTitle(event) !== undefined

/** Labels of who can see an event. */
export const visibilityLabels = createLabels<ServiceOrderEvent['visibility']>({
  internal: 'Interno',
  company: 'Empresa',
  public: 'Público',
})
