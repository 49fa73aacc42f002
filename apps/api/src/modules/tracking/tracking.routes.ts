import { tracking } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getTracking, openTrackingPhoto } from './tracking.service.ts'

/** What anybody who has the link of a delivery may see of it. */
export function trackingRoutes(app: FastifyInstance): void {
  route(app, tracking.get, ({ ctx, params }) => getTracking(ctx, params.token))
  route(app, tracking.photo, ({ ctx, params }) => openTrackingPhoto(ctx, params.token, params.photoId))
}
