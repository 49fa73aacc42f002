import {
  findTransition,
  runningStatuses,
  type ServiceOrderAction,
  ServiceOrderStatus,
  type ServiceOrderSummary,
  serviceOrderStatusLabels,
  serviceOrderTabs,
  type User,
} from '@malote/api-client'
import type { BoardMove } from '@malote/ui'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { hasFittingGoods, listOfferedTransitions } from './bulk-steps.ts'

/** @returns the statuses that orders of the list can have, in the order of the lifecycle: the columns of its board. */
export function listBoardStatuses({ tab, status }: Pick<ServiceOrdersSearch, 'tab' | 'status'>): ServiceOrderStatus[] {
  // Late orders of any running status need action too.
  const shown = new Set<ServiceOrderStatus>([
    ...serviceOrderTabs[tab].statuses,
    ...(tab === 'attention' ? runningStatuses : []),
  ])
  return ServiceOrderStatus.options.filter((one) => shown.has(one) && (status === undefined || status.includes(one)))
}

type MovedOrder = Pick<ServiceOrderSummary, 'status' | 'collectedAt'>

/**
 * @returns the steps of an order as moves of its card. A row of the list has not all facts of the table's guards: with
 * `actions`, the steps of the order itself, they are exact.
 */
export function listMoves(
  order: MovedOrder,
  user: Pick<User, 'role' | 'carriesOut'>,
  actions: readonly ServiceOrderAction[] | undefined,
): BoardMove[] {
  if (actions) {
    return actions.map(({ to, label, allowed, reason }) => ({
      column: to,
      label,
      forbidden: allowed ? undefined : (reason ?? 'Este passo não é possível agora.'),
    }))
  }
  return listOfferedTransitions(user)
    .filter(
      ({ from, requires, guards }) =>
        from.includes(order.status) &&
        hasFittingGoods(guards, order.collectedAt) &&
        !requires.includes('justification') &&
        // An order on hold returns to its previous status, which only its actions state.
        !guards.includes('cameFrom'),
    )
    .map(({ to, label }) => ({ column: to, label }))
}

/** @returns why a status without a move cannot receive the order. */
export function getForbiddenText({ status }: MovedOrder, to: string): string {
  const target = ServiceOrderStatus.options.find((one) => one === to)
  if (!target) return 'Não dá para mover para cá.'
  if (findTransition(status, target)) return 'Este passo não é possível para esta ordem ou para o seu perfil.'
  return `Não há passo de “${serviceOrderStatusLabels[status]}” para “${serviceOrderStatusLabels[target]}”.`
}
