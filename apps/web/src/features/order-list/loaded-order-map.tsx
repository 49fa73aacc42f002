import { type OutlineMapProps, Stack } from '@malote/ui'
import { LoadFailure } from '../../components/load-failure.tsx'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { OrderOutlineMap } from '../orders/map/order-outline-map.tsx'
import { getOrderTone } from '../orders/order-status.tsx'
import type { useOrderPages } from '../orders/views/use-order-pages.ts'
import { IncompleteOrders } from './incomplete-orders.tsx'

interface LoadedOrderMapProps extends Pick<OutlineMapProps<never>, 'size'> {
  /** The orders, requested with their positions. */
  pages: ReturnType<typeof useOrderPages>
  emptyText: string
  /** Returns what the map shows when there are more orders; `shown` is their number, such as "500 ordens". */
  cappedText: (shown: string) => string
  selected?: readonly string[]
  onSelectedChange?: (orderNumbers: string[]) => void
}

/** The orders of a request on a map: each in its place and in the tone of its status. */
export function LoadedOrderMap({ pages, emptyText, cappedText, ...rest }: LoadedOrderMapProps) {
  const { orders, isCapped, isPending, isEmpty, error, retry } = pages
  if (error && isEmpty) return <LoadFailure error={error} onRetry={retry} />
  return (
    <Stack gap="sm">
      <IncompleteOrders
        view="O mapa"
        error={error}
        onRetry={retry}
        cappedTitle={isCapped ? 'Há mais ordens do que cabem no mapa' : undefined}
      >
        {cappedText(formatOrderCount(orders.length))}
      </IncompleteOrders>
      <OrderOutlineMap
        {...rest}
        label="Ordens no mapa"
        orders={orders}
        getItemTone={getOrderTone}
        loading={isPending}
        emptyText={emptyText}
      />
    </Stack>
  )
}
