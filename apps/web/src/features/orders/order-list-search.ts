import {
  Day,
  Id,
  MeasuredDelivery,
  OrderMoment,
  OrderSource,
  Priority,
  ServiceOrderSort,
  ServiceOrderStatus,
  ServiceOrderTab,
  State,
} from '@malote/api-client'
import * as z from 'zod/mini'
import {
  booleanParam,
  listDefaults,
  listSearchParams,
  optionalSearchParam,
  textParam,
} from '../../lib/lists/list-search.ts'
import { OrderPeriod, toPeriodQuery } from './periods.ts'

const listed = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : value.split(','))),
)

/** The search parameters of the list. Invalid values become the defaults. */
export const ServiceOrdersSearch = z.object({
  tab: z.catch(z._default(ServiceOrderTab, 'all'), 'all'),
  ...listSearchParams,
  status: optionalSearchParam(z.pipe(listed, z.array(ServiceOrderStatus).check(z.minLength(1)))),
  priority: optionalSearchParam(Priority),
  /** A named period is relative to today; `from` and `to` are fixed days. */
  period: optionalSearchParam(OrderPeriod),
  from: optionalSearchParam(Day),
  to: optionalSearchParam(Day),
  moment: optionalSearchParam(OrderMoment),
  assigneeId: optionalSearchParam(Id),
  requestedById: optionalSearchParam(Id),
  source: optionalSearchParam(OrderSource),
  costCenter: textParam(40),
  city: textParam(80),
  state: optionalSearchParam(State),
  locationId: optionalSearchParam(Id),
  chargeable: booleanParam,
  late: booleanParam,
  delivery: optionalSearchParam(MeasuredDelivery),
  failureReason: textParam(280),
  cancelReason: textParam(280),
  sort: z.catch(z._default(ServiceOrderSort, '-createdAt'), '-createdAt'),
})
export type ServiceOrdersSearch = z.output<typeof ServiceOrdersSearch> & { companyId?: string | undefined }

/** The defaults, which are stripped from the URL. */
export const orderListDefaults = { ...listDefaults, tab: 'all', sort: '-createdAt' } as const

/** The search parameters of the filter chips, without tab and search. */
export const filterNames = [
  'period',
  'from',
  'to',
  'moment',
  'status',
  'priority',
  'assigneeId',
  'requestedById',
  'source',
  'costCenter',
  'city',
  'state',
  'locationId',
  'chargeable',
  'late',
  'delivery',
  'failureReason',
  'cancelReason',
] as const satisfies (keyof ServiceOrdersSearch)[]

export type OrderFilterSearch = Pick<ServiceOrdersSearch, (typeof filterNames)[number]>

/** Spread over search parameters to clear all filters. */
export const clearedFilters = Object.fromEntries(filterNames.map((name) => [name, undefined])) as {
  [Name in (typeof filterNames)[number]]: undefined
}

/** @returns the filters as query parameters of the API: a named period becomes its days. */
export function toApiFilters(search: ServiceOrdersSearch, today = new Date()) {
  const { companyId, period, tab: _tab, sort: _sort, page: _page, limit: _limit, from, to, moment, ...filters } = search
  const days = period ? toPeriodQuery(period, today) : { from, to }
  const dated = period !== undefined || from !== undefined || to !== undefined
  return { companyId, ...filters, ...days, moment: dated ? moment : undefined }
}

/** Whether a search or a filter is set; a tab is none. */
export const isSearching = (search: ServiceOrdersSearch): boolean =>
  search.search !== undefined || countFilters(search) > 0

/** Whether a search or a filter is set, or a tab is chosen. */
export function isFiltered(search: ServiceOrdersSearch): boolean {
  return search.tab !== 'all' || isSearching(search)
}

/** @returns the number of active chips; the parameters of one period count once. */
export function countFilters(search: ServiceOrdersSearch): number {
  const dated = search.period !== undefined || search.from !== undefined || search.to !== undefined
  const hasCity = search.city !== undefined || search.state !== undefined
  const others = (
    [
      'status',
      'priority',
      'assigneeId',
      'requestedById',
      'source',
      'costCenter',
      'locationId',
      'chargeable',
      'late',
      'delivery',
      'failureReason',
      'cancelReason',
    ] as const
  ).filter((name) => search[name] !== undefined)
  return others.length + Number(dated) + Number(hasCity)
}
