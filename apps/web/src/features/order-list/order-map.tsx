import { type ServiceOrderSummary, serviceOrderStatusLabels } from '@malote/api-client'
import { OutlineMap, Stack, Text } from '@malote/ui'
import { useEffect } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'
import { formatOrderCount, formatShortDateTime } from '../../lib/format/formats.ts'
import { getOrderNumber, renderOrderLink } from '../orders/order-link.tsx'
import { isSearching, type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'
import { getOrderTone } from '../orders/order-status.tsx'
import { brazilOutline } from './brazil-outline.ts'
import { IncompleteOrders } from './incomplete-orders.tsx'
import { useOrderPages } from './use-order-pages.ts'

const getPosition = ({ dropoffPosition }: ServiceOrderSummary) => dropoffPosition
const getPlace = ({ dropoff: { city, state } }: ServiceOrderSummary) => city || state
const isApproximate = ({ dropoffPosition }: ServiceOrderSummary) => dropoffPosition?.precision !== 'address'

const renderPlace = ({ status, late, promisedAt, dropoff, dropoffCount, assignee }: ServiceOrderSummary) => {
  const place = [dropoff.neighborhood, dropoff.city].filter(Boolean).join(', ')
  const others = dropoffCount > 1 ? ` e mais ${dropoffCount - 1}` : ''
  return (
    <>
      <Text truncate>{`${dropoff.contactName}${others}`}</Text>
      <Text size="sm" tone="subtle" truncate>
        {[place, assignee?.name ?? 'Sem responsável'].filter(Boolean).join(' · ')}
      </Text>
      <Text size="sm" tone={late ? 'danger' : 'subtle'}>
        {[
          late ? 'Atrasada' : serviceOrderStatusLabels[status],
          promisedAt && `prazo ${formatShortDateTime(promisedAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}

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
  const withoutPlace = orders.filter(({ dropoffPosition }) => !dropoffPosition).length
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
      <OutlineMap
        label="Ordens no mapa"
        outline={brazilOutline}
        items={orders}
        getItemId={getOrderNumber}
        getItemPosition={getPosition}
        getItemTitle={getOrderNumber}
        getItemPlace={getPlace}
        getItemTone={getOrderTone}
        isItemApproximate={isApproximate}
        renderItemLink={renderOrderLink}
        renderItem={renderPlace}
        loading={isPending}
        emptyText={isSearching(search) ? 'Nenhuma ordem com estes filtros.' : 'Nenhuma ordem nesta aba.'}
        selectable
        selected={selected}
        onSelectedChange={onSelectedChange}
      />
      <Text size="sm" tone="subtle">
        {'Sem coordenadas no endereço, a ordem aparece no centro do município. '}
        {withoutPlace > 0 &&
          `${formatOrderCount(withoutPlace)} sem cidade e UF ${withoutPlace === 1 ? 'não aparece' : 'não aparecem'} no mapa.`}
      </Text>
    </Stack>
  )
}
