export {
  RouteMap,
  type RouteMapProps,
  type RouteMapStop,
  type RouteMapTiles,
} from './route-map.js'
export type { RouteMapState } from './route-map.variants.js'
