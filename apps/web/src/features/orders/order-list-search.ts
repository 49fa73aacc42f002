import {
  type FilterControl,
  minimumSearchLetters,
  type OrderFilterKey,
  orderFilterRegistry,
  type orderFilters,
  ServiceOrderSort,
  ServiceOrderTab,
  type User,
} from '@malote/api-client'
import * as z from 'zod/mini'
import { getNow } from '../../lib/format/clock.ts'
import {
  booleanParam,
  listDefaults,
  listSearchParams,
  optionalSearchParam,
  textParam,
} from '../../lib/lists/list-search.ts'
import { calendarParams, listCalendarDays } from './calendar-days.ts'
import { OrderPeriod, toPeriodQuery } from './periods.ts'

type Registry = typeof orderFilterRegistry

/** The filters of the contract that screens offer. */
type FilterName = { [Key in OrderFilterKey]: Registry[Key] extends { control: object } ? Key : never }[OrderFilterKey]

const names = (Object.keys(orderFilterRegistry) as OrderFilterKey[]).filter(
  (key): key is FilterName => 'control' in orderFilterRegistry[key],
)

/** The schema of a filter in the URL, where invalid and empty values count as absent. */
function toSearchParam(name: FilterName): z.ZodMiniType {
  const { schema, control } = orderFilterRegistry[name]
  switch (control.kind) {
    case 'text':
      return textParam(control.maxLength)
    case 'flag':
    case 'deadline':
      return booleanParam
    case 'status':
      return z.catch(
        (schema as z.ZodMiniType<unknown[] | undefined>).check(z.refine((list) => list?.length !== 0)),
        undefined,
      )
    default:
      return z.catch(schema as z.ZodMiniType, undefined)
  }
}

const filterParams = Object.fromEntries(names.map((name) => [name, toSearchParam(name)])) as unknown as {
  [Name in FilterName]: z.ZodMiniCatch<(typeof orderFilters)[Name]>
}

/** The views of the list besides the table. */
export const OrderView = z.enum(['quadro', 'calendario', 'mapa'])
export type OrderView = z.output<typeof OrderView>

/** The search parameters of the list. Invalid values become the defaults. */
export const ServiceOrdersSearch = z.object({
  tab: z.catch(z._default(ServiceOrderTab, 'all'), 'all'),
  ...listSearchParams,
  ...filterParams,
  /** A named period is relative to today; `from` and `to` are fixed days. */
  period: optionalSearchParam(OrderPeriod),
  visao: optionalSearchParam(OrderView),
  ...calendarParams,
  sort: z.catch(z._default(ServiceOrderSort, '-createdAt'), '-createdAt'),
})
export type ServiceOrdersSearch = z.output<typeof ServiceOrdersSearch> & { companyId?: string | undefined }

/** @returns the views of a tab, apart from the table. The tab of a courier is a route in place of the table. */
export const listOrderViews = ({ tab }: Pick<ServiceOrdersSearch, 'tab'>): readonly OrderView[] =>
  tab === 'mine' ? ['mapa'] : OrderView.options

/** @returns the view of the list; undefined is the table. */
export const getOrderView = (search: Pick<ServiceOrdersSearch, 'tab' | 'visao'>): OrderView | undefined =>
  listOrderViews(search).find((view) => view === search.visao)

/** The defaults, which are stripped from the URL. */
export const orderListDefaults = { ...listDefaults, tab: 'all', sort: '-createdAt' } as const

/** The search parameters of the filter chips, without tab and search. */
const filterNames = ['period', ...names] as const

export type OrderFilterSearch = Pick<ServiceOrdersSearch, (typeof filterNames)[number]>

/** Spread over search parameters to clear all filters. */
export const clearedFilters = Object.fromEntries(filterNames.map((name) => [name, undefined])) as {
  [Name in (typeof filterNames)[number]]: undefined
}

/** A filter chip of the list: the filter whose control it opens. */
export type FilterId = {
  [Name in FilterName]: Registry[Name]['control'] extends { label: string } ? Name : never
}[FilterName]

/** The filters in the order of their chips. */
export const filterIds = names
  .filter((name): name is FilterId => 'label' in orderFilterRegistry[name].control)
  .sort((one, other) => orderFilterRegistry[one].control.order - orderFilterRegistry[other].control.order)

/** The control of a filter, by its kind. */
export const getControl = (id: FilterId): FilterControl => orderFilterRegistry[id].control

/** @returns the search parameters that a chip sets. */
export function getParameters(id: FilterId): readonly (keyof OrderFilterSearch)[] {
  const parts = names.filter((name) => {
    const { control } = orderFilterRegistry[name]
    return control.kind === 'part' && control.of === id
  })
  // A named period is a parameter of the page only.
  return getControl(id).kind === 'period' ? ['period', id, ...parts] : [id, ...parts]
}

/** @returns the filters as query parameters of the API: a named period and the days of the calendar become days. */
export function toApiFilters(search: ServiceOrdersSearch, today = getNow()) {
  const { companyId, period, tab: _tab, sort: _sort, visao: _view, page: _page, limit: _limit, ...rest } = search
  const { from, to, moment, dia: _day, escala: _scale, ...filters } = rest
  if (getOrderView(search) === 'calendario') {
    const shown = listCalendarDays(search, today)
    return { companyId, ...filters, from: shown[0], to: shown.at(-1), moment: 'promisedAt' as const }
  }
  const days = period ? toPeriodQuery(period, today) : { from, to }
  const dated = period !== undefined || from !== undefined || to !== undefined
  return { companyId, ...filters, ...days, moment: dated ? moment : undefined }
}

/** @returns the letters of the longest word that the API requires of a search, so that it reads few orders. */
export const getMinimumLetters = ({ role }: Pick<User, 'role'>, companyId: string | undefined): number =>
  role === 'admin' && !companyId ? minimumSearchLetters : 1

/** Whether the API rejects the search of a URL. */
export function isSearchTooShort(
  user: Pick<User, 'role'>,
  { search, companyId }: Pick<ServiceOrdersSearch, 'search' | 'companyId'>,
): boolean {
  const minimum = getMinimumLetters(user, companyId)
  return search?.split(/\s+/).every((word) => word.length < minimum) ?? false
}

/** Whether a search or a filter is set; a tab is none. */
export const isSearching = (search: ServiceOrdersSearch): boolean =>
  search.search !== undefined || countFilters(search) > 0

/** Whether a search or a filter is set, or a tab is chosen. */
export function isFiltered(search: ServiceOrdersSearch): boolean {
  return search.tab !== 'all' || isSearching(search)
}

/** @returns the filters of a view: the days of the calendar are its period. */
export const listFilters = (search: Pick<ServiceOrdersSearch, 'tab' | 'visao'>): readonly FilterId[] =>
  getOrderView(search) === 'calendario' ? filterIds.filter((id) => id !== 'from') : filterIds

/** @returns the number of active chips; the parameters of one period count once, and its moment alone is none. */
export function countFilters(search: ServiceOrdersSearch): number {
  const isActive = (id: FilterId) => getParameters(id).some((name) => name !== 'moment' && search[name] !== undefined)
  return listFilters(search).filter(isActive).length
}
