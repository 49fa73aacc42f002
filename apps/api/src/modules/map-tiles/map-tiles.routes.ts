import { mapTiles } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getMapTiles } from './map-tiles.service.ts'

/** Routes for the map tile source. */
export function mapTileRoutes(app: FastifyInstance): void {
  route(app, mapTiles.get, ({ ctx }) => getMapTiles(ctx))
}
