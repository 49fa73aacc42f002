import type { ServiceOrderSummary } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { useEffect } from 'react'
import { isSearching, type ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { useOrderPages } from '../orders/views/use-order-pages.ts'
import { LoadedOrderMap } from './loaded-order-map.tsx'
import { listMapQueries } from './view-queries.ts'

interface OrderMapProps {
  search: ServiceOrdersSearch
  selected: readonly string[]
  onSelectedChange: (orderNumbers: string[]) => void
  /** Called with the loaded orders whenever they change. */
  onOrdersChange: (orders: readonly ServiceOrderSummary[]) => void
}

/** The list as a map. */
export function OrderMap({ search, selected, onSelectedChange, onOrdersChange }: OrderMapProps) {
  const pages = useOrderPages(listMapQueries(search))
  const { orders } = pages
  useEffect(() => onOrdersChange(orders), [onOrdersChange, orders])
  return (
    <Stack className="p-3">
      <LoadedOrderMap
        pages={pages}
        emptyText={isSearching(search) ? 'Nenhuma ordem com estes filtros.' : 'Nenhuma ordem nesta aba.'}
        cappedText={(shown) => `Ele mostra as ${shown} que vêm primeiro na lista. Use as abas e os filtros.`}
        selected={selected}
        onSelectedChange={onSelectedChange}
      />
    </Stack>
  )
}
