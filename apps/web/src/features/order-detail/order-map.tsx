import type { ServiceOrder } from '@malote/api-client'
import { useQuery } from '@tanstack/react-query'
import MapIcon from 'lucide-react/icons/map'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { PanelOnDemand } from '../orders/panel-on-demand.tsx'
import { isInSeveralPlaces } from './mapped-stops.ts'
import { hasCoordinates, mapTilesQuery } from './section-queries.ts'

const StreetMap = lazyPart(() => import('./street-map.tsx'), 'StreetMap')
const StopOutlineMap = lazyNamed(() => import('./stop-outline-map.tsx'), 'StopOutlineMap')

/**
 * A map of the order's stops: between streets where the installation has configured the source of map tiles and a stop has
 * coordinates, else on the outline of the country.
 */
export function OrderMap({ order }: { order: ServiceOrder }) {
  const isOnStreets = hasCoordinates(order)
  const { data, isPending } = useQuery({ ...mapTilesQuery, enabled: isOnStreets })
  if (isOnStreets && isPending) return null
  if (data?.data) return <StreetMap order={order} tiles={data.data} />
  if (!isInSeveralPlaces(order.stops)) return null
  return (
    <PanelOnDemand label="Paradas no mapa" icon={<MapIcon />}>
      <StopOutlineMap order={order} />
    </PanelOnDemand>
  )
}
