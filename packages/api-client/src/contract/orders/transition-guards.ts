import type { Role } from '../core/roles.ts'
import { type ServiceOrderStatus, serviceOrderStatusLabels } from './service-order-status.ts'

/** A condition on the order itself, named here and evaluated in `guards`. */
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

/** The order data that the table needs. Times are instants in ISO 8601. */
export interface OrderFacts {
  readonly status: ServiceOrderStatus
  /** The status from which it was put on hold. */
  readonly heldFrom: ServiceOrderStatus | null
  readonly attempts: number
  readonly maximumAttempts: number
  readonly acceptedAt: string | null
  readonly collectedAt: string | null
  readonly canceledAt: string | null
  readonly canceledById: string | null
  readonly requestedById: string | null
  /** The end of the pickup window, if there is one. */
  readonly pickupWindowEnd: string | null
  /** Drop-offs not yet completed; `failedDropoffs` counts those that failed. */
  readonly openDropoffs: number
  readonly failedDropoffs: number
  /** Stops with a missing required proof; failed drop-offs require none. */
  readonly unprovedPickup: boolean
  readonly unprovedDropoffs: number
  readonly unprovedReturn: boolean
  /** Minutes after acceptance in which an operator may still cancel. */
  readonly cancelGraceMinutes: number
}

export interface Caller {
  readonly role: Role | 'system'
  readonly id: string | null
  /** Of operators: whether they belong to the delivery team. Other operators have the transitions of managers. */
  readonly carriesOut?: boolean
}

const minutesSince = (instant: string | null, now: Date): number =>
  instant === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(instant)) / 60_000

/** Minutes in which a manager may reopen an order that they canceled. */
export const reopenMinutes = 10

/** Each guard: whether it passes, and the message when it does not. */
export const transitionGuards: Record<
  TransitionGuard,
  (order: OrderFacts, caller: Caller, now: Date, to: ServiceOrderStatus) => string | null
> = {
  dropoffsDone: (order) => {
    if (order.failedDropoffs > 0) return 'Há entrega sem sucesso nesta ordem: inicie a devolução ou tente de novo.'
    // One open drop-off is completed by this transition; with several, each must be recorded first.
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
