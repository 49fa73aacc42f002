import { attachments, type ProofKind, type StopOutcome, serviceOrders, type TransitionInput } from '@malote/api-client'
import type { QueuedRequest } from '../../../lib/offline/queued-requests.ts'

/** What the user did, in the list of queued steps. */
export const proofLabels = { photo: 'Foto', signature: 'Assinatura', pin: 'PIN (a conferir)' }

const outcomeLabels: Record<StopOutcome['state'], string> = {
  arrived: 'Chegada',
  completed: 'Entrega concluída',
  failed: 'Insucesso da entrega',
}

export const getOutcomeLabel = ({ state }: StopOutcome): string => outcomeLabels[state]

/** The steps of the courier, where there may be no connection. */
const stepsOnTheRoad: ReadonlySet<string> = new Set([
  'collecting',
  'collected',
  'in_transit',
  'delivered',
  'failed',
  'returned',
])

/** Whether a transition reports what happened on the road. Others need the present state of the order. */
export const isStepOnTheRoad = ({ to, justification }: TransitionInput): boolean =>
  justification === undefined && stepsOnTheRoad.has(to)

/** The input of a queued step. */
export interface QueuedStepInput {
  params: { stopId?: string }
  body?: Partial<Record<'pin' | 'to' | 'state' | 'receiverName' | 'reason', string>>
  form?: { kind: ProofKind; stopId?: string }
}

/** The buttons that open the form of a rejected proof again. */
const proofCorrections: Record<ProofKind, string> = {
  photo: 'Escolher outra foto',
  signature: 'Pedir outra assinatura',
  pin: 'Corrigir PIN',
}

/** @returns the kind of proof that a queued request records; undefined for other steps. */
export function getQueuedProof({ endpointId, input }: Pick<QueuedRequest, 'endpointId' | 'input'>) {
  if (endpointId === attachments.confirmPin.id) return 'pin'
  return endpointId === attachments.create.id ? (input as QueuedStepInput).form?.kind : undefined
}

/** @returns the text of the button that opens a rejected step again; undefined when no field can be corrected. */
export function getCorrectionLabel(request: QueuedRequest): string | undefined {
  const { endpointId, input, fieldErrors, retryAt } = request
  const kind = getQueuedProof(request)
  if (kind === 'pin' && !fieldErrors && !retryAt) return undefined
  if (kind) return proofCorrections[kind]
  const isStep = endpointId === serviceOrders.transition.id || endpointId === serviceOrders.updateStop.id
  if (!isStep || !fieldErrors) return undefined
  if (fieldErrors.photo) return 'Enviar foto'
  if ((input as QueuedStepInput).body?.receiverName !== undefined) return 'Corrigir quem recebeu'
  return (input as QueuedStepInput).body?.reason === undefined ? undefined : 'Corrigir motivo'
}

/** @returns what a queued request records, with the person or the reason that the user entered. */
export function formatQueuedStep({ label, input }: Pick<QueuedRequest, 'label' | 'input'>): string {
  const { receiverName, reason } = (input as QueuedStepInput).body ?? {}
  if (receiverName) return `${label}, recebida por ${receiverName}`
  return reason ? `${label}: ${reason}` : label
}
