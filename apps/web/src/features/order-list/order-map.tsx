import type { ServiceOrderSummary } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { useEffect } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { OrderOutlineMap } from '../orders/map/order-outline-map.tsx'
import { isSearching, type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'
import { getOrderTone } from '../orders/order-status.tsx'
import { IncompleteOrders } from './incomplete-orders.tsx'
import { useOrderPages } from './use-order-pages.ts'

interface OrderMapProps {
  search: ServiceOrdersSearch
  selected: readonly string[]
  onSelectedChange: (orderNumbers: string[]) => void
  /** Called with the loaded orders whenever they change. */
  onOrdersChange: (orders: readonly ServiceOrderSummary[]) => void
}

/** The list as a map: each order at its last drop-off, or in the middle of its city. */
export function OrderMap({ search, selected, onSelectedChange, onOrdersChange }: OrderMapProps) {
  const { tab, sort } = search
  const { orders, isCapped, isPending, isEmpty, error, retry } = useOrderPages([
    { ...toApiFilters(search), tab, sort, positions: true },
  ])
  useEffect(() => onOrdersChange(orders), [onOrdersChange, orders])
  if (error && isEmpty) return <LoadFailure error={error} onRetry={retry} />

  return (
    <Stack gap="sm" className="p-3">
      <IncompleteOrders
        view="O mapa"
        error={error}
        onRetry={retry}
        cappedTitle={isCapped ? 'Há mais ordens do que cabem no mapa' : undefined}
      >
        {`Ele mostra as ${formatOrderCount(orders.length)} que vêm primeiro na lista. Use as abas e os filtros.`}
      </IncompleteOrders>
      <OrderOutlineMap
        label="Ordens no mapa"
        orders={orders}
        getItemTone={getOrderTone}
        loading={isPending}
        emptyText={isSearching(search) ? 'Nenhuma ordem com estes filtros.' : 'Nenhuma ordem nesta aba.'}
        selected={selected}
        onSelectedChange={onSelectedChange}
      />
    </Stack>
  )
}
