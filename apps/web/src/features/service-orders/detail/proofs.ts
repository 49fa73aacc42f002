import type { ProofKind, ServiceOrder, Stop } from '@malote/api-client'

/** What each kind of proof is called as an order to give it. */
export const proofVerbs: Record<ProofKind, string> = {
  photo: 'Enviar foto',
  signature: 'Pedir assinatura',
  pin: 'Conferir PIN',
}

/** What is said of a proof that was given. */
export const proofResults: Record<ProofKind, string> = {
  photo: 'foto registrada',
  signature: 'assinatura registrada',
  pin: 'PIN conferido',
}

/** What is said of a proof that is missing. */
export const proofGaps: Record<ProofKind, string> = {
  photo: 'Falta a foto',
  signature: 'Falta a assinatura',
  pin: 'Falta conferir o PIN',
}

/** Every stop of an order: the route and, where goods come back, the return. */
export const allStops = ({ stops, returnStop }: Pick<ServiceOrder, 'stops' | 'returnStop'>): Stop[] =>
  returnStop ? [...stops, returnStop] : stops

/** `Coleta`, `Devolução`, `Entrega` or, of several, `Entrega 2`. */
export function stopName({ stops }: ServiceOrder, stop: Stop): string {
  if (stop.kind === 'pickup') return 'Coleta'
  if (stop.kind === 'return') return 'Devolução'
  return stops.length > 2 ? `Entrega ${stop.position}` : 'Entrega'
}

/** The status in which the courier is at each kind of stop. */
const statusAt = { pickup: 'collecting', dropoff: 'in_transit', return: 'returning' } as const

/** Whether a stop's proofs can be given now: on the way to it, until it is there. */
export const waitsForProof = ({ status }: ServiceOrder, stop: Stop): boolean =>
  stop.missingProofs.length > 0 && stop.state !== 'failed' && status === statusAt[stop.kind]

/** The stops with proofs that the next step waits for. */
export const unprovedStops = (order: ServiceOrder): Stop[] =>
  allStops(order).filter((stop) => waitsForProof(order, stop))
