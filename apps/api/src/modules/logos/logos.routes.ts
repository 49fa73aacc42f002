import { logos } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { openLogo } from './logos.service.ts'

/** A new picture has a new id: a copy never becomes stale. */
const headers = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The route of the pictures. The companies and the settings have the others. */
export function logoRoutes(app: FastifyInstance): void {
  route(app, logos.file, ({ ctx, params }) => openLogo(ctx, params.id), { headers })
}
