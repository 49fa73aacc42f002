import { formatAddress, type ServiceOrder, type Stop, stopStateLabels } from '@malote/api-client'
import { OutlineMap, Stack, Text } from '@malote/ui'
import { brazilOutline } from '../orders/map/brazil-outline.ts'
import { getStopTitle } from './mapped-stops.ts'

const getId = ({ id }: Stop) => id
const getPosition = ({ mapPosition }: Stop) => mapPosition
/** The name of the place where a stop is drawn. */
const getPlace = ({ address: { neighborhood, city, state }, mapPosition }: Stop) =>
  (mapPosition?.precision === 'district' && neighborhood) || city || state
const isApproximate = ({ mapPosition }: Stop) => mapPosition?.precision !== 'address'
const getTone = ({ state }: Stop) => (state === 'failed' ? 'danger' : 'neutral')

const renderStop = ({ address, state }: Stop) => (
  <>
    <Text size="sm" tone="subtle" truncate>
      {formatAddress(address)}
    </Text>
    <Text size="sm" tone={state === 'failed' ? 'danger' : 'subtle'}>
      {stopStateLabels[state]}
    </Text>
  </>
)

/** The stops of an order on the outline of Brazil, for installations without the tiles of a map. */
export function StopOutlineMap({ order }: { order: ServiceOrder }) {
  return (
    <Stack gap="sm">
      <OutlineMap
        label={`Mapa das paradas de ${order.orderNumber}`}
        level={3}
        size="md"
        outline={brazilOutline}
        items={order.stops}
        getItemId={getId}
        getItemPosition={getPosition}
        getItemTitle={(stop) => getStopTitle(order, stop)}
        getItemPlace={getPlace}
        isItemApproximate={isApproximate}
        getItemTone={getTone}
        renderItem={renderStop}
      />
      <Text size="sm" tone="subtle">
        Sem coordenadas no endereço, a parada aparece no centro do distrito ou do município.
      </Text>
    </Stack>
  )
}
