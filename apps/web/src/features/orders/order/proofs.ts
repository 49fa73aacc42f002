import { createLabels, type ProofKind, type ServiceOrder, type Stop } from '@malote/api-client'

/** The button label of each kind of proof. */
export const proofButtonLabels = createLabels<ProofKind>({
  photo: 'Enviar foto',
  signature: 'Pedir assinatura',
  pin: 'Conferir PIN',
})

/** The text for a recorded proof. */
export const recordedProofTexts = createLabels<ProofKind>({
  photo: 'foto registrada',
  signature: 'assinatura registrada',
  pin: 'PIN conferido',
})

/** The text for a missing proof. */
export const missingProofTexts = createLabels<ProofKind>({
  photo: 'Falta a foto',
  signature: 'Falta a assinatura',
  pin: 'Falta conferir o PIN',
})

/** @returns the stops of the route and the return stop, if there is one. */
export const listStops = ({ stops, returnStop }: Pick<ServiceOrder, 'stops' | 'returnStop'>): Stop[] =>
  returnStop ? [...stops, returnStop] : stops

/** The status of the order while the courier is at each kind of stop. */
const statusAt = { pickup: 'collecting', dropoff: 'in_transit', return: 'returning' } as const

/** Whether the proofs of a stop can be recorded now: the courier is on the way to it or there. */
export const canRecordProof = ({ status }: ServiceOrder, stop: Stop): boolean =>
  stop.missingProofs.length > 0 && stop.state !== 'failed' && status === statusAt[stop.kind]

/** @returns the stops whose missing proofs block the next step. */
export const getStopsMissingProof = (order: ServiceOrder): Stop[] =>
  listStops(order).filter((stop) => canRecordProof(order, stop))
