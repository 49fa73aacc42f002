import type { User } from '@malote/api-client'
import { Button, DropdownMenu, FilterBar, FilterChip, Loader, Popover } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import ListFilter from 'lucide-react/icons/list-filter'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { useSearchParams } from '../../lib/lists/use-search-param.ts'
import { usersByIdQuery } from '../../lib/lists/user-options.ts'
import {
  clearedFilters,
  countFilters,
  type FilterId,
  getControl,
  listFilters,
  type OrderFilterSearch,
  type ServiceOrdersSearch,
} from '../orders/order-list-search.ts'
import { clearFilter, type FilterNames, formatFilter } from './filter-text.ts'

const loadPanel = () => import('./filter-panel.tsx')
// Calendars and comboboxes are loaded when the user is about to open a filter.
const FilterPanel = lazyNamed(loadPanel, 'FilterPanel')

interface OrderFiltersProps {
  search: ServiceOrdersSearch
  user: User
  /** The search field. */
  children: ReactNode
  onChange: (filters: Partial<OrderFilterSearch>) => Promise<void>
}

/** The search and a chip for each filter; rarely used filters are in a menu. */
export function OrderFilters({ user, children, ...rest }: OrderFiltersProps) {
  // A second change adds to the first one, also while the navigation is pending.
  const [search, change] = useSearchParams(rest.search, rest.onChange)
  const [open, setOpen] = useState<FilterId>()
  const names = useFilterNames(search, user)
  const formatValue = (id: FilterId) => formatFilter(id, search, names)
  // Operators cannot list users, so they have no filter by requester.
  const offered = listFilters(search).filter((id) => id !== 'requestedById' || user.role !== 'operator')
  const inBar = offered.filter((id) => getControl(id).always || id === open || formatValue(id) !== undefined)
  const others = offered.filter((id) => !inBar.includes(id))

  return (
    <FilterBar
      label="Buscar e filtrar ordens"
      search={children}
      activeCount={countFilters(search)}
      onClear={() => change(clearedFilters)}
    >
      {inBar.map((id) => {
        const { label } = getControl(id)
        const remove = () => change(clearFilter(id, search))
        return (
          <Popover.Root
            key={id}
            open={open === id}
            onOpenChange={(next) => setOpen((current) => (next ? id : current === id ? undefined : current))}
          >
            <Popover.Trigger asChild>
              <FilterChip
                label={label}
                value={formatValue(id)}
                onRemove={remove}
                onPointerDown={loadPanel}
                onKeyDown={() => void loadPanel()}
              />
            </Popover.Trigger>
            <Popover.Content label={label}>
              <Suspense fallback={<Loader />}>
                <FilterPanel id={id} search={search} user={user} onChange={change} onDone={() => setOpen(undefined)} />
              </Suspense>
            </Popover.Content>
          </Popover.Root>
        )
      })}
      {others.length > 0 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="ghost" size="sm" icon={<ListFilter />}>
              Mais filtros
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="start">
            {others.map((id) => (
              <DropdownMenu.Item key={id} onSelect={() => afterMenu(() => setOpen(id))}>
                {getControl(id).label}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </FilterBar>
  )
}

/**
 * Runs after the menu has closed and returned the focus to its button: a popover that opens earlier would treat that as
 * an outside interaction and close.
 */
function afterMenu(run: () => void): void {
  requestAnimationFrame(() => (document.querySelector('[role=menu]') ? afterMenu(run) : setTimeout(run, 0)))
}

/** The names of the ids in the URL, fetched only when there are some. */
function useFilterNames(search: ServiceOrdersSearch, user: User): FilterNames {
  const { assigneeId, requestedById, locationId } = search
  const { data } = useQuery(usersByIdQuery(user.role === 'operator' ? [] : [assigneeId, requestedById]))
  const findName = (id: string | undefined) => data?.data.find((one) => one.id === id)?.name
  return {
    user,
    assigneeId: findName(assigneeId),
    requestedById: findName(requestedById),
    locationId: useLocationName(locationId),
  }
}

/** Few URLs filter by location, so the query is loaded on demand. */
function useLocationName(id: string | undefined): string | undefined {
  const client = useQueryClient()
  const [location, setLocation] = useState<{ id: string; name: string }>()
  useEffect(() => {
    if (id === undefined) return
    let isUnmounted = false
    void import('../orders/forms/location.queries.ts')
      .then(({ locationQuery }) => client.fetchQuery(locationQuery(id)))
      .then(
        ({ name }) => isUnmounted || setLocation({ id, name }),
        // Without the name the chip still shows that the filter is on.
        () => undefined,
      )
    return () => {
      isUnmounted = true
    }
  }, [id, client])
  return location?.id === id ? location?.name : undefined
}
