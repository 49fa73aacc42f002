/** The map of a route: `@malote/ui/map`. It needs the optional peer `ol`. */

export {
  RouteMap,
  type RouteMapProps,
  type RouteMapState,
  type RouteMapStop,
  type RouteMapTiles,
} from './components/route-map/index.ts'
