import { orderMomentLabels, serviceOrderStatusLabels, type User } from '@malote/api-client'
import { formatDay } from '../../lib/format/formats.ts'
import { type FilterId, getControl, getParameters, type OrderFilterSearch } from '../orders/order-list-search.ts'
import { orderPeriodLabels } from '../orders/periods.ts'

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
  return Object.fromEntries(getParameters(id).map((name) => [name, undefined]))
}

/** Names of the ids in the URL; undefined while they load. */
export interface FilterNames extends Partial<Record<FilterId, string>> {
  user: User
}

/** @returns the value of a filter formatted for its chip; undefined while it is off. */
export function formatFilter(id: FilterId, search: OrderFilterSearch, names: FilterNames): string | undefined {
  const control = getControl(id)
  const value = search[id]
  switch (control.kind) {
    case 'period':
      return formatPeriod(search)
    case 'status': {
      const [first, ...others] = search.status ?? []
      return first && `${serviceOrderStatusLabels[first]}${others.length > 0 ? ` e mais ${others.length}` : ''}`
    }
    case 'deadline': {
      const deadline = getDeadline(search)
      return deadline && deadlineLabels[deadline]
    }
    case 'place':
      return [search.city, search.state].filter(Boolean).join(', ') || undefined
    case 'person':
      return value === undefined ? undefined : value === names.user.id ? 'Eu' : (names[id] ?? 'Uma pessoa')
    case 'location':
      return value === undefined ? undefined : (names[id] ?? 'Um local')
    case 'flag':
      return value === undefined ? undefined : value ? control.yes : control.no
    case 'choice':
      return value === undefined ? undefined : control.options[String(value)]
    case 'text':
    case 'reason':
      return value === undefined ? undefined : String(value)
  }
}

function formatPeriod({ period, from, to, moment = 'createdAt' }: OrderFilterSearch): string | undefined {
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
