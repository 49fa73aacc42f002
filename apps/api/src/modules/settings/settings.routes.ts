import { organization, settings } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/route.ts'
import { getOrganization, getSettings } from './settings.service.ts'

/** The organisation's choices, and the part of them that is public. */
export function settingsRoutes(app: FastifyInstance): void {
  route(app, settings.get, ({ ctx }) => getSettings(ctx))
  route(app, organization.get, ({ ctx }) => getOrganization(ctx))
}
