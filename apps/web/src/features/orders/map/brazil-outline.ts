import type { MapOutline } from '@malote/ui'
import brazil from '@svg-maps/brazil'

/** The types of the package name another one that does not exist. */
const { locations } = brazil as { locations: { id: string; path: string }[] }

/**
 * The states of Brazil, in the Mercator projection between the extreme points of the country: the sources of the Moa, the
 * Caburaí, the Arroio Chuí and the Ponta do Seixas.
 */
export const brazilOutline: MapOutline = {
  width: 613,
  height: 639,
  bounds: { north: 5.2717, south: -33.7511, west: -73.99, east: -34.793 },
  areas: locations.map(({ id, path }) => ({ id, path })),
  attribution: {
    text: 'Contornos: svg-maps (CC BY 4.0)',
    url: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/brazil',
  },
}
