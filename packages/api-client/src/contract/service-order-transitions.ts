import type { Role } from './roles.ts'
import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'

/** What a transition asks of the person who makes it. */
export type TransitionRequirement = 'assignee' | 'reason' | 'receiverName' | 'window' | 'justification'

/** A condition on the order itself, named here and judged in `guards`. */
export type TransitionGuard =
  | 'dropoffsDone'
  | 'attemptsLeft'
  | 'nothingCollected'
  | 'collected'
  | 'within24Hours'
  | 'ownOrder'
  | 'withinGrace'
  | 'cameFrom'
  | 'pickupProved'
  | 'dropoffsProved'
  | 'returnProved'
  | 'ownRecentCancellation'

/** How far a role may make a transition: always, or only while a guard holds. */
type Permission = true | TransitionGuard

/** One row of the table: any of `from` to `to`, by whom, asking what, under which guards. */
export interface Transition {
  readonly from: readonly ServiceOrderStatus[]
  readonly to: ServiceOrderStatus
  /** The verb on the button. */
  readonly label: string
  readonly by: Partial<Record<Role | 'system', Permission>>
  readonly requires: readonly TransitionRequirement[]
  readonly guards: readonly TransitionGuard[]
  /** Canceling from here is charged; people are told before they confirm. */
  readonly chargeable?: true
}

const held = ['requested', 'accepted', 'collecting', 'failed'] as const satisfies ServiceOrderStatus[]
const managed = { manager: true, admin: true } as const
const carried = { operator: true, admin: true } as const

/**
 * The transitions of a service order (product, section 3), read by the server and by the screens alike.
 * The admin's correction ("Corrigir status") is not a row: it goes from any status to any other, see `decide`.
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
  { from: ['accepted'], to: 'requested', label: 'Devolver à fila', by: carried, requires: ['reason'], guards: [] },
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
  {
    from: ['failed', 'expired'],
    to: 'requested',
    label: 'Reagendar',
    by: managed,
    requires: ['window'],
    guards: [],
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
  { from: held, to: 'on_hold', label: 'Pôr em espera', by: managed, requires: ['reason'], guards: [] },
  ...held.map(
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
    guards: [],
  },
  {
    from: ['accepted', 'collecting'],
    to: 'canceled',
    label: 'Cancelar ordem',
    by: { operator: 'withinGrace', ...managed },
    requires: ['reason'],
    guards: [],
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
  { from: ['requested'], to: 'expired', label: 'Expirar', by: { system: true }, requires: [], guards: [] },
  {
    from: ['canceled'],
    to: 'requested',
    label: 'Reabrir ordem',
    by: { manager: 'ownRecentCancellation', admin: true },
    requires: [],
    guards: ['within24Hours'],
  },
]

/** What the table needs to know of an order. Times are instants in ISO 8601. */
export interface OrderFacts {
  readonly status: ServiceOrderStatus
  /** The status it was put on hold from. */
  readonly heldFrom: ServiceOrderStatus | null
  readonly attempts: number
  readonly maximumAttempts: number
  readonly acceptedAt: string | null
  readonly collectedAt: string | null
  readonly canceledAt: string | null
  readonly canceledById: string | null
  readonly requestedById: string | null
  /** Drop-offs not yet completed, and those that failed. */
  readonly openDropoffs: number
  readonly failedDropoffs: number
  /** Stops with a required proof that is still to be given; failed drop-offs need none. */
  readonly unprovedPickup: boolean
  readonly unprovedDropoffs: number
  readonly unprovedReturn: boolean
  /** Minutes after acceptance in which an operator may still cancel. */
  readonly cancelGraceMinutes: number
}

export interface Caller {
  readonly role: Role | 'system'
  readonly id: string | null
}

export interface Decision {
  readonly to: ServiceOrderStatus
  readonly label: string
  readonly allowed: boolean
  /** Why not, in Portuguese; null when allowed. */
  readonly reason: string | null
  readonly requires: readonly TransitionRequirement[]
  readonly chargeable: boolean
}

const minutesSince = (instant: string | null, now: Date): number =>
  instant === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(instant)) / 60_000

/** Minutes in which a manager may reopen an order that they canceled themselves. */
export const reopenMinutes = 10

/** Each guard: whether it holds, and what to say when it does not. */
const guards: Record<
  TransitionGuard,
  (order: OrderFacts, caller: Caller, now: Date, to: ServiceOrderStatus) => string | null
> = {
  dropoffsDone: (order) => {
    if (order.failedDropoffs > 0) return 'Há entrega sem sucesso nesta ordem: inicie a devolução ou tente de novo.'
    // One open drop-off is the one that this very step completes; of several, each is recorded first.
    return order.openDropoffs <= 1
      ? null
      : `Faltam ${order.openDropoffs} entregas: registre cada uma antes de concluir.`
  },
  attemptsLeft: (order) =>
    order.attempts < order.maximumAttempts ? null : `A empresa permite até ${order.maximumAttempts} tentativas.`,
  nothingCollected: (order) => (order.collectedAt === null ? null : 'A carga já foi coletada: inicie a devolução.'),
  collected: (order) =>
    order.collectedAt === null ? 'A carga ainda não foi coletada: confirme a coleta antes.' : null,
  within24Hours: (order, _caller, now) =>
    minutesSince(order.canceledAt, now) <= 24 * 60 ? null : 'A ordem foi cancelada há mais de 24 horas.',
  ownOrder: (order, caller) =>
    order.requestedById === caller.id ? null : 'Somente quem solicitou, um gestor ou um administrador pode cancelar.',
  withinGrace: (order, _caller, now) =>
    minutesSince(order.acceptedAt, now) <= order.cancelGraceMinutes
      ? null
      : `Já passaram ${order.cancelGraceMinutes} minutos do aceite: peça o cancelamento a um gestor.`,
  pickupProved: (order) => (order.unprovedPickup ? 'Falta o comprovante da coleta.' : null),
  dropoffsProved: (order) =>
    order.unprovedDropoffs === 0
      ? null
      : order.unprovedDropoffs === 1
        ? 'Falta o comprovante de uma entrega.'
        : `Faltam os comprovantes de ${order.unprovedDropoffs} entregas.`,
  returnProved: (order) => (order.unprovedReturn ? 'Falta o comprovante da devolução.' : null),
  ownRecentCancellation: (order, caller, now) =>
    order.canceledById === caller.id && minutesSince(order.canceledAt, now) <= reopenMinutes
      ? null
      : `Quem cancelou reabre em até ${reopenMinutes} minutos. Depois, peça a um administrador.`,
  cameFrom: (order, _caller, _now, to) =>
    order.heldFrom === to
      ? null
      : `A ordem volta ao status de onde veio: ${order.heldFrom ? serviceOrderStatusLabels[order.heldFrom] : 'nenhum'}.`,
}

function whyNot(row: Transition, order: OrderFacts, caller: Caller, now: Date): string | null {
  const permission = row.by[caller.role]
  if (permission === undefined) {
    if (caller.role !== 'system' && row.by.system && Object.keys(row.by).length === 1) {
      return 'Este passo é feito pelo sistema.'
    }
    return 'Seu perfil não permite este passo.'
  }
  const conditions = permission === true ? row.guards : [permission, ...row.guards]
  for (const guard of conditions) {
    const refusal = guards[guard](order, caller, now, row.to)
    if (refusal) return refusal
  }
  return null
}

/** The table's row from one status to another, if there is one. */
export function transitionBetween(from: ServiceOrderStatus, to: ServiceOrderStatus): Transition | undefined {
  return serviceOrderTransitions.find((row) => row.to === to && row.from.includes(from))
}

/** What the caller may do with the order now: every row that leaves its status, allowed or with the reason why not. */
export function decisionsFor(order: OrderFacts, caller: Caller, now: Date): Decision[] {
  return serviceOrderTransitions
    .filter((row) => row.from.includes(order.status))
    .map((row) => decide(order, caller, row.to, now))
}

/** Whether the caller may take the order to `to` now. */
export function decide(order: OrderFacts, caller: Caller, to: ServiceOrderStatus, now: Date): Decision {
  const row = transitionBetween(order.status, to)
  if (!row) {
    const from = serviceOrderStatusLabels[order.status]
    const reason = `Uma ordem com status “${from}” não pode passar para “${serviceOrderStatusLabels[to]}”.`
    return { to, label: serviceOrderStatusLabels[to], allowed: false, reason, requires: [], chargeable: false }
  }
  const reason = whyNot(row, order, caller, now)
  return {
    to,
    label: row.label,
    allowed: reason === null,
    reason,
    requires: row.requires,
    chargeable: row.chargeable ?? false,
  }
}

/** Whether the admin may put the order straight into another status ("Corrigir status"), outside the table. */
export function mayCorrect(order: Pick<OrderFacts, 'status'>, caller: Caller, to: ServiceOrderStatus): boolean {
  return caller.role === 'admin' && order.status !== to
}
