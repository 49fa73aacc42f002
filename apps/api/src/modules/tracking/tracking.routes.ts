import { tracking } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getTracking, openTrackingPhoto, rateByLink, requestByLink } from './tracking.service.ts'

/** Routes for the public tracking link. */
export function trackingRoutes(app: FastifyInstance): void {
  route(app, tracking.get, ({ ctx, params }) => getTracking(ctx, params.token))
  route(app, tracking.request, ({ ctx, params, body }) => requestByLink(ctx, params.token, body))
  route(app, tracking.rate, ({ ctx, params, body }) => rateByLink(ctx, params.token, body))
  route(app, tracking.photo, ({ ctx, params }) => openTrackingPhoto(ctx, params.token, params.photoId))
}
