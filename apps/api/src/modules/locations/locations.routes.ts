import { locationSheets, locations } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { exportLocations } from './export.service.ts'
import {
  createLocation,
  getLocation,
  listLocations,
  mergeLocation,
  removeLocation,
  updateLocation,
} from './locations.service.ts'

/** Routes of saved locations. */
export function locationRoutes(app: FastifyInstance): void {
  route(app, locations.list, ({ ctx, query }) => listLocations(ctx, query))
  route(app, locations.get, ({ ctx, params }) => getLocation(ctx, params.id))
  route(app, locations.create, ({ ctx, body }) => createLocation(ctx, body))
  route(app, locations.update, ({ ctx, params, body, expectedVersion }) =>
    updateLocation(ctx, params.id, body, expectedVersion),
  )
  route(app, locations.remove, ({ ctx, params, expectedVersion }) => removeLocation(ctx, params.id, expectedVersion))
  route(app, locations.merge, ({ ctx, params, body }) => mergeLocation(ctx, params.id, body.intoId))
  route(app, locationSheets.export, ({ ctx, query }) => exportLocations(ctx, query))
}
