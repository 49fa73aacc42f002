import { type ServiceOrderSummary, serviceOrderStatusLabels } from '@malote/api-client'
import { OutlineMap, type OutlineMapProps, Stack, Text } from '@malote/ui'
import { formatOrderCount } from '../../../lib/format/formats.ts'
import { formatShortLocalMoment, getTimeZone } from '../order/local-time.ts'
import { getOrderNumber, renderOrderLink } from '../order-link.tsx'
import { brazilOutline } from './brazil-outline.ts'
import { createPlaceNames } from './place-names.ts'

const getPosition = ({ dropoffPosition }: ServiceOrderSummary) => dropoffPosition
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
          promisedAt && `prazo ${formatShortLocalMoment(promisedAt, getTimeZone(dropoff))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  )
}

type MapProps = OutlineMapProps<ServiceOrderSummary>

interface OrderOutlineMapProps
  extends Pick<MapProps, 'label' | 'size' | 'getItemTone' | 'emptyText' | 'loading' | 'selected' | 'onSelectedChange'> {
  /** The orders, requested with their positions. */
  orders: readonly ServiceOrderSummary[]
}

/** Orders on the outline of Brazil: each at its last drop-off, or in the middle of its district or city. */
export function OrderOutlineMap({ orders, ...props }: OrderOutlineMapProps) {
  const withoutPlace = orders.filter(({ dropoffPosition }) => !dropoffPosition).length
  return (
    <Stack gap="sm">
      <OutlineMap
        {...props}
        outline={brazilOutline}
        items={orders}
        getItemId={getOrderNumber}
        getItemPosition={getPosition}
        getItemTitle={getOrderNumber}
        getItemPlace={createPlaceNames(orders)}
        isItemApproximate={isApproximate}
        renderItemLink={renderOrderLink}
        renderItem={renderPlace}
        selectable={props.onSelectedChange !== undefined}
      />
      <Text size="sm" tone="subtle">
        {'Sem coordenadas no endereço, a ordem aparece no centro do distrito ou do município. '}
        {withoutPlace > 0 &&
          `${formatOrderCount(withoutPlace)} sem cidade e UF ${withoutPlace === 1 ? 'não aparece' : 'não aparecem'} no mapa.`}
      </Text>
    </Stack>
  )
}
