export { mapTileRoutes } from './map-tiles.routes.ts'
