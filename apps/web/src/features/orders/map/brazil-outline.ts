import type { MapOutline } from '@malote/ui'
import brazil from '@svg-maps/brazil'

/** The types of the package name another one that does not exist. */
const { locations } = brazil as { locations: { id: string; path: string }[] }

/** A position in the middle of each state, the largest states first: their names win where there is little room. */
const labelPositions: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  am: [-4.2, -64.7],
  pa: [-4.8, -52.9],
  mt: [-13, -55.9],
  mg: [-18.3, -44.7],
  ba: [-12.4, -41.9],
  ms: [-20.4, -54.7],
  go: [-16, -49.7],
  ma: [-5.2, -45.3],
  rs: [-29.7, -53.3],
  to: [-10.3, -48.3],
  pi: [-7.6, -42.6],
  sp: [-22.2, -48.7],
  ro: [-10.9, -62.8],
  rr: [2, -61.3],
  pr: [-24.6, -51.5],
  ac: [-9.1, -70.3],
  ce: [-5.2, -39.4],
  ap: [1.4, -51.8],
  pe: [-8.4, -37.9],
  sc: [-27.2, -50.5],
  pb: [-7.1, -36.7],
  rn: [-5.8, -36.5],
  es: [-19.7, -40.6],
  rj: [-22.2, -42.6],
  al: [-9.5, -36.6],
  se: [-10.6, -37.3],
  df: [-15.8, -47.8],
}
const bySize = Object.keys(labelPositions)

/**
 * The states of Brazil, in the Mercator projection between the extreme points of the country: the sources of the Moa, the
 * Caburaí, the Arroio Chuí and the Ponta do Seixas.
 */
export const brazilOutline: MapOutline = {
  width: 613,
  height: 639,
  bounds: { north: 5.2717, south: -33.7511, west: -73.99, east: -34.793 },
  areas: locations
    .toSorted((one, other) => bySize.indexOf(one.id) - bySize.indexOf(other.id))
    .map(({ id, path }) => {
      const [latitude, longitude] = labelPositions[id] ?? []
      const label =
        latitude === undefined || longitude === undefined
          ? undefined
          : { text: id.toUpperCase(), position: { latitude, longitude } }
      return { id, path, label }
    }),
  loadParts: async (state) => (await import('./load-municipalities.ts')).loadMunicipalities(state),
  attribution: {
    text: 'Mapa: svg-maps e GeoNames (CC BY 4.0), IBGE',
    url: 'https://github.com/VictorCazanave/svg-maps/tree/master/packages/brazil',
  },
}
