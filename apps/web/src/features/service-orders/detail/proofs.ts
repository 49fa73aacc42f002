import type { ProofKind, ServiceOrder, Stop } from '@malote/api-client'

/** What each kind of proof is called as an order to give it. */
export const proofVerbs: Record<ProofKind, string> = {
  photo: 'Enviar foto',
  signature: 'Enviar assinatura',
  pin: 'Conferir PIN',
}

/** `Coleta`, `Entrega` or, of several, `Entrega 2`. */
export function stopName({ stops }: ServiceOrder, stop: Stop): string {
  if (stop.kind === 'pickup') return 'Coleta'
  return stops.length > 2 ? `Entrega ${stop.position}` : 'Entrega'
}

/** Whether a stop's proof can be given now: on the way to it, until it is there. */
export function waitsForProof({ status }: ServiceOrder, stop: Stop): boolean {
  if (!stop.requiredProof || stop.proved || stop.state === 'failed') return false
  return stop.kind === 'pickup' ? status === 'collecting' : status === 'in_transit'
}

/** The stops whose proof the next step waits for. */
export const unprovedStops = (order: ServiceOrder): Stop[] => order.stops.filter((stop) => waitsForProof(order, stop))
