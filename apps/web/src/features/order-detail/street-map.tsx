import {
  formatAddress,
  type MapTiles,
  type ServiceOrder,
  type Stop,
  stopStateLabels,
  withFallback,
} from '@malote/api-client'
import { Card } from '@malote/ui'
import { RouteMap, type RouteMapState, type RouteMapStop } from '@malote/ui/map'
import { getStopTitle } from './mapped-stops.ts'

const states = withFallback<Stop['state'], RouteMapState>(
  {
    pending: 'pending',
    en_route: 'current',
    arrived: 'current',
    completed: 'completed',
    failed: 'failed',
  },
  'current',
)

/** The stops of an order between streets. */
export function StreetMap({ order, tiles }: { order: ServiceOrder; tiles: MapTiles }) {
  const hasSeveralDropoffs = order.stops.length > 2
  const stops = order.stops.map((stop): RouteMapStop => {
    const { id, kind, position, address, state } = stop
    return {
      id,
      // A single drop-off has no number on the page.
      markerLabel: kind === 'pickup' ? 'C' : hasSeveralDropoffs ? String(position) : 'E',
      name: getStopTitle(order, stop),
      address: formatAddress(address),
      state: states[state],
      status: stopStateLabels[state],
      position: address.coordinates,
    }
  })
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Mapa" level={2} />
        <Card.Body>
          <RouteMap label={`Mapa da rota de ${order.orderNumber}`} stops={stops} tiles={tiles} />
        </Card.Body>
      </section>
    </Card.Root>
  )
}
