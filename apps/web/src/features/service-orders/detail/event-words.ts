import {
  type ServiceOrder,
  type ServiceOrderEvent,
  serviceOrderStatusLabels,
  stopStateLabels,
} from '@malote/api-client'
import { allStops, stopName } from './proofs'

/** What an event is called: `Coletada`, `Entrega 2: concluída`, `Ordem editada`. */
export function eventTitle(order: ServiceOrder, event: ServiceOrderEvent): string {
  const stop = allStops(order).find(({ id }) => id === event.stopId)
  const place = stop ? stopName(order, stop) : 'Parada'
  if (event.type === 'stop_changed') {
    return event.stopState ? `${place}: ${stopStateLabels[event.stopState].toLowerCase()}` : `${place} alterada`
  }
  if (event.type === 'created') return event.to === 'draft' ? 'Rascunho criado' : 'Entrega solicitada'
  if (event.type === 'edited') return handedOver(event) ?? 'Ordem editada'
  if (event.type === 'commented') return 'Comentário'
  if (event.type === 'attached') return event.stopId ? 'Comprovante guardado' : 'Arquivo anexado'
  if (event.type === 'detached') return 'Arquivo excluído'
  if (event.type === 'pin_confirmed') return `${place}: PIN conferido`
  if (event.type === 'step_undone' && event.from && event.to) {
    return `Passo desfeito: de “${serviceOrderStatusLabels[event.from]}” para “${serviceOrderStatusLabels[event.to]}”`
  }
  return event.to ? serviceOrderStatusLabels[event.to] : 'Alteração'
}

/** An edit that did nothing but give the order to somebody else. */
function handedOver({ changes = [] }: ServiceOrderEvent): string | undefined {
  const [change, another] = changes
  if (change?.field !== '/assignee' || another) return undefined
  if (change.from === null) return `Responsável definido: ${change.to}`
  return `Responsável trocado de ${change.from} para ${change.to}`
}

/** Whether the title of an event says its changes already. */
export const saysItsChanges = (event: ServiceOrderEvent): boolean => handedOver(event) !== undefined

/** Who reads an event, as the interface says it. */
export const visibilityLabels: Record<ServiceOrderEvent['visibility'], string> = {
  internal: 'Interno',
  company: 'Empresa',
  public: 'Público',
}
