import type { StopOutcome, TransitionInput } from '@malote/api-client'

/** What the user did, in the list of queued steps. */
export const proofLabels = { photo: 'Foto', signature: 'Assinatura', pin: 'PIN, que o servidor ainda vai conferir' }

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
