import {
  measuredDeliveryLabels,
  orderMomentLabels,
  orderSourceLabels,
  priorityLabels,
  serviceOrderStatusLabels,
  type User,
} from '@malote/api-client'
import { formatDay } from '../../lib/format/formats.ts'
import type { OrderFilterSearch } from '../orders/order-list-search.ts'
import { orderPeriodLabels } from '../orders/periods.ts'

/** A filter chip of the list. */
export type FilterId =
  | 'period'
  | 'status'
  | 'late'
  | 'priority'
  | 'assignee'
  | 'requester'
  | 'place'
  | 'location'
  | 'source'
  | 'costCenter'
  | 'chargeable'
  | 'delivery'
  | 'failureReason'
  | 'cancelReason'

interface FilterKind {
  label: string
  parameters: readonly (keyof OrderFilterSearch)[]
  /** Whether the chip is shown while the filter is off; the others are in the menu "Mais filtros". */
  always?: boolean
}

/** The filters in the order of their chips. */
export const filterKinds: Record<FilterId, FilterKind> = {
  period: { label: 'Período', parameters: ['period', 'from', 'to', 'moment'], always: true },
  status: { label: 'Status', parameters: ['status'], always: true },
  late: { label: 'Prazo', parameters: ['late'], always: true },
  assignee: { label: 'Responsável', parameters: ['assigneeId'], always: true },
  priority: { label: 'Prioridade', parameters: ['priority'] },
  place: { label: 'Destino', parameters: ['city', 'state'] },
  location: { label: 'Local salvo', parameters: ['locationId'] },
  requester: { label: 'Solicitante', parameters: ['requestedById'] },
  source: { label: 'Origem', parameters: ['source'] },
  costCenter: { label: 'Centro de custo', parameters: ['costCenter'] },
  chargeable: { label: 'Cobrança', parameters: ['chargeable'] },
  delivery: { label: 'Desempenho', parameters: ['delivery'] },
  failureReason: { label: 'Motivo da falha', parameters: ['failureReason'] },
  cancelReason: { label: 'Motivo do cancelamento', parameters: ['cancelReason'] },
}

/** The choices of the chip "Prazo": orders that are late now, or deliveries that were. */
export const deadlineLabels = {
  late: 'Atrasadas agora',
  delayed: 'Entregues com atraso',
  notLate: 'Sem atraso agora',
} as const
export type Deadline = keyof typeof deadlineLabels

/** @returns the choice of the chip "Prazo". */
export function getDeadline({ late, delivery }: OrderFilterSearch): Deadline | undefined {
  if (late !== undefined) return late ? 'late' : 'notLate'
  return delivery === 'delayed' ? 'delayed' : undefined
}

/** @returns the filters of a choice of the chip "Prazo"; undefined turns it off. */
export function toDeadlineFilters(deadline: Deadline | undefined, { delivery }: OrderFilterSearch) {
  return {
    late: deadline === 'late' ? true : deadline === 'notLate' ? false : undefined,
    delivery: deadline === 'delayed' ? ('delayed' as const) : delivery === 'delayed' ? undefined : delivery,
  }
}

/** @returns the filters without those of a chip. */
export function clearFilter(id: FilterId, search: OrderFilterSearch): Partial<OrderFilterSearch> {
  if (id === 'late') return toDeadlineFilters(undefined, search)
  return Object.fromEntries(filterKinds[id].parameters.map((name) => [name, undefined]))
}

export const filterIds = Object.keys(filterKinds) as FilterId[]

/** Names of the ids in the URL; undefined while they load. */
export interface FilterNames {
  user: User
  assignee: string | undefined
  requester: string | undefined
  location: string | undefined
}

/** @returns the value of a filter formatted for its chip; undefined while it is off. */
export function formatFilter(id: FilterId, search: OrderFilterSearch, names: FilterNames): string | undefined {
  const getUserName = (personId: string | undefined, name: string | undefined) =>
    personId && (personId === names.user.id ? 'Eu' : (name ?? 'Uma pessoa'))
  switch (id) {
    case 'period':
      return periodWords(search)
    case 'status': {
      const [first, ...others] = search.status ?? []
      return first && `${serviceOrderStatusLabels[first]}${others.length > 0 ? ` e mais ${others.length}` : ''}`
    }
    case 'late': {
      const deadline = getDeadline(search)
      return deadline && deadlineLabels[deadline]
    }
    case 'assignee':
      return getUserName(search.assigneeId, names.assignee)
    case 'requester':
      return getUserName(search.requestedById, names.requester)
    case 'priority':
      return search.priority && priorityLabels[search.priority]
    case 'place':
      return [search.city, search.state].filter(Boolean).join(', ') || undefined
    case 'location':
      return search.locationId && (names.location ?? 'Um local')
    case 'source':
      return search.source && orderSourceLabels[search.source]
    case 'costCenter':
      return search.costCenter
    case 'chargeable':
      return search.chargeable === undefined ? undefined : search.chargeable ? 'Cobrada' : 'Sem cobrança'
    case 'delivery':
      // Late deliveries are a choice of the chip "Prazo".
      return search.delivery && getDeadline(search) !== 'delayed' ? measuredDeliveryLabels[search.delivery] : undefined
    case 'failureReason':
    case 'cancelReason':
      return search[id]
  }
}

function periodWords({ period, from, to, moment = 'createdAt' }: OrderFilterSearch): string | undefined {
  const days = period
    ? orderPeriodLabels[period]
    : from && to
      ? from === to
        ? formatDay(from)
        : `${formatDay(from)} a ${formatDay(to)}`
      : from
        ? `desde ${formatDay(from)}`
        : to && `até ${formatDay(to)}`
  if (!days) return undefined
  return moment === 'createdAt' ? days : `${days} (${orderMomentLabels[moment].toLowerCase()})`
}
