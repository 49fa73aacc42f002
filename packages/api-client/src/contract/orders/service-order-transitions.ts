import type { Role } from '../core/roles.ts'
import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'
import { type Caller, type OrderFacts, type TransitionGuard, transitionGuards } from './transition-guards.ts'

/** A field that a transition requires. */
export type TransitionRequirement = 'assignee' | 'reason' | 'receiverName' | 'window' | 'justification'

/** Whether a role may make a transition: always, or only while a guard passes. */
type Permission = true | TransitionGuard

/** One row of the table: from any status of `from` to `to`, with its roles, required fields and guards. */
export interface Transition {
  readonly from: readonly ServiceOrderStatus[]
  readonly to: ServiceOrderStatus
  /** The verb on the button. */
  readonly label: string
  readonly by: Partial<Record<Role | 'system', Permission>>
  readonly requires: readonly TransitionRequirement[]
  readonly guards: readonly TransitionGuard[]
  /** Canceling from here is charged; the user is warned before the confirmation. */
  readonly chargeable?: true
}

/** The statuses in which an order can be put on hold, and to which it is resumed. */
export const holdableStatuses = [
  'requested',
  'accepted',
  'collecting',
  'failed',
] as const satisfies ServiceOrderStatus[]
const managed = { manager: true, admin: true } as const
const carried = { operator: true, admin: true } as const

/**
 * The transitions of a service order (product, section 3), used by the server and by the screens.
 * The admin's correction ("Corrigir status") is not a row: it changes any status to any other, see `canCorrectStatus`.
 */
export const serviceOrderTransitions: readonly Transition[] = [
  {
    from: ['draft'],
    to: 'requested',
    label: 'Solicitar entrega',
    by: { operator: true, ...managed },
    requires: [],
    guards: [],
  },
  { from: ['requested'], to: 'accepted', label: 'Aceitar ordem', by: carried, requires: ['assignee'], guards: [] },
  {
    from: ['accepted'],
    to: 'requested',
    label: 'Devolver à fila',
    by: carried,
    requires: ['reason'],
    guards: ['nothingCollected'],
  },
  { from: ['accepted'], to: 'collecting', label: 'Sair para coleta', by: carried, requires: [], guards: [] },
  {
    from: ['collecting'],
    to: 'collected',
    label: 'Confirmar coleta',
    by: carried,
    requires: [],
    guards: ['pickupProved'],
  },
  { from: ['collected'], to: 'in_transit', label: 'Iniciar rota', by: carried, requires: [], guards: [] },
  {
    from: ['in_transit'],
    to: 'delivered',
    label: 'Concluir entrega',
    by: carried,
    requires: ['receiverName'],
    guards: ['dropoffsDone', 'dropoffsProved'],
  },
  {
    from: ['in_transit'],
    to: 'partially_delivered',
    label: 'Concluir em parte',
    by: { system: true },
    requires: [],
    guards: [],
  },
  {
    from: ['collecting', 'in_transit'],
    to: 'failed',
    label: 'Registrar insucesso',
    by: carried,
    requires: ['reason'],
    guards: [],
  },
  {
    from: ['failed'],
    to: 'collecting',
    label: 'Tentar coleta de novo',
    by: { operator: true, ...managed },
    requires: [],
    guards: ['attemptsLeft', 'nothingCollected'],
  },
  {
    from: ['failed'],
    to: 'in_transit',
    label: 'Tentar entrega de novo',
    by: { operator: true, ...managed },
    requires: [],
    guards: ['collected', 'attemptsLeft'],
  },
  // Collected goods stay with their courier: the delivery is rescheduled. Otherwise the pickup is.
  {
    from: ['failed'],
    to: 'collected',
    label: 'Reagendar',
    by: managed,
    requires: ['window'],
    guards: ['collected'],
  },
  {
    from: ['failed', 'expired'],
    to: 'requested',
    label: 'Reagendar',
    by: managed,
    requires: ['window'],
    guards: ['nothingCollected'],
  },
  {
    from: ['collected', 'in_transit', 'failed', 'partially_delivered'],
    to: 'returning',
    label: 'Iniciar devolução',
    by: managed,
    requires: [],
    guards: ['collected'],
  },
  {
    from: ['returning'],
    to: 'returned',
    label: 'Confirmar devolução',
    by: carried,
    requires: [],
    guards: ['returnProved'],
  },
  { from: holdableStatuses, to: 'on_hold', label: 'Pôr em espera', by: managed, requires: ['reason'], guards: [] },
  ...holdableStatuses.map(
    (to): Transition => ({
      from: ['on_hold'],
      to,
      label: 'Retomar ordem',
      by: managed,
      requires: ['reason'],
      guards: ['cameFrom'],
    }),
  ),
  {
    from: ['draft', 'requested'],
    to: 'canceled',
    label: 'Cancelar ordem',
    by: { operator: 'ownOrder', ...managed },
    requires: ['reason'],
    guards: ['nothingCollected'],
  },
  {
    from: ['accepted', 'collecting'],
    to: 'canceled',
    label: 'Cancelar ordem',
    by: { operator: 'withinGrace', ...managed },
    requires: ['reason'],
    guards: ['nothingCollected'],
    chargeable: true,
  },
  {
    from: ['failed', 'on_hold'],
    to: 'canceled',
    label: 'Cancelar ordem',
    by: managed,
    requires: ['reason'],
    guards: ['nothingCollected'],
  },
  {
    from: ['requested'],
    to: 'expired',
    label: 'Expirar',
    by: { system: true },
    requires: [],
    guards: ['nothingCollected'],
  },
  {
    from: ['canceled'],
    to: 'requested',
    label: 'Reabrir ordem',
    by: { manager: 'ownRecentCancellation', admin: true },
    requires: [],
    guards: ['within24Hours', 'nothingCollected'],
  },
]

export interface TransitionDecision {
  readonly to: ServiceOrderStatus
  readonly label: string
  readonly allowed: boolean
  /** Why the transition is not allowed, in Portuguese; null when it is. */
  readonly reason: string | null
  readonly requires: readonly TransitionRequirement[]
  readonly chargeable: boolean
}

function findTransitionError(row: Transition, order: OrderFacts, caller: Caller, now: Date): string | null {
  const permission = row.by[caller.role]
  if (permission === undefined) {
    if (caller.role !== 'system' && row.by.system && Object.keys(row.by).length === 1) {
      return 'Este passo é feito pelo sistema.'
    }
    return 'Seu perfil não permite este passo.'
  }
  const isOutsider = caller.role === 'operator' && caller.carriesOut === false
  if (isOutsider && !row.by.manager) return 'Este passo é da equipe de entregas: peça acesso a um administrador.'
  const conditions = permission === true ? row.guards : [permission, ...row.guards]
  for (const guard of conditions) {
    const error = transitionGuards[guard](order, caller, now, row.to)
    if (error) return error
  }
  return null
}

/** Returns the table's row from one status to another, if there is one. */
export function findTransition(from: ServiceOrderStatus, to: ServiceOrderStatus): Transition | undefined {
  return serviceOrderTransitions.find((row) => row.to === to && row.from.includes(from))
}

/** Returns every transition from the order's status, allowed or with the reason why not, for this caller. */
export function decideAllTransitions(order: OrderFacts, caller: Caller, now: Date): TransitionDecision[] {
  return serviceOrderTransitions
    .filter((row) => row.from.includes(order.status))
    .map((row) => decideTransition(order, caller, row.to, now))
}

/** Whether the pickup window has ended: in the queue, the order would expire at once. */
export const isPickupWindowOver = ({ pickupWindowEnd }: Pick<OrderFacts, 'pickupWindowEnd'>, now: Date): boolean =>
  pickupWindowEnd !== null && Date.parse(pickupWindowEnd) < now.getTime()

/** The required fields of a row for an order: on any way back to the queue, a pickup window that is over is replaced. */
function getRequirements({ to, requires }: Transition, order: OrderFacts, now: Date): readonly TransitionRequirement[] {
  const isBackInQueue = to === 'requested' && order.status !== 'draft' && !requires.includes('window')
  return isBackInQueue && isPickupWindowOver(order, now) ? [...requires, 'window'] : requires
}

/** Decides whether the caller may move the order to `to` now. */
export function decideTransition(
  order: OrderFacts,
  caller: Caller,
  to: ServiceOrderStatus,
  now: Date,
): TransitionDecision {
  const row = findTransition(order.status, to)
  if (!row) {
    const from = serviceOrderStatusLabels[order.status]
    // What has been collected is returned instead: the message names that way.
    const isReturnable = to === 'canceled' && findTransition(order.status, 'returning') !== undefined
    const way = isReturnable ? transitionGuards.nothingCollected(order, caller, now, to) : null
    const reason =
      order.status === to
        ? `A ordem já está com o status “${from}”.`
        : (way ?? `Uma ordem com status “${from}” não pode passar para “${serviceOrderStatusLabels[to]}”.`)
    return { to, label: serviceOrderStatusLabels[to], allowed: false, reason, requires: [], chargeable: false }
  }
  const reason = findTransitionError(row, order, caller, now)
  return {
    to,
    label: row.label,
    allowed: reason === null,
    reason,
    requires: getRequirements(row, order, now),
    chargeable: row.chargeable ?? false,
  }
}
