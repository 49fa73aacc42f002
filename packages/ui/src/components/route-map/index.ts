export {
  RouteMap,
  type RouteMapProps,
  type RouteMapStop,
  type RouteMapTiles,
} from './route-map.tsx'
export type { RouteMapState } from './route-map.variants.ts'
