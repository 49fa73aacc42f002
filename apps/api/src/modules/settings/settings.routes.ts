import { organization, organizationLogo, reasons, settings, settingsTests } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { getOrganizationLogo, removeOrganizationLogo, updateOrganizationLogo } from './organization-logo.service.ts'
import { getOrganization, getSecurityTxt, getSettings, listReasons, updateSettings } from './settings.service.ts'
import { testService } from './tests.service.ts'

/** Routes for the settings and their public parts. */
export function settingsRoutes(app: FastifyInstance): void {
  route(app, settings.get, ({ ctx }) => getSettings(ctx))
  route(app, settings.update, ({ ctx, body, expectedVersion }) => updateSettings(ctx, body, expectedVersion))
  route(app, settingsTests.run, ({ ctx, body }) => testService(ctx, body), { ownTransactions: true })
  route(app, reasons.list, ({ ctx }) => listReasons(ctx))
  route(app, organization.get, ({ ctx }) => getOrganization(ctx))
  route(app, organizationLogo.get, ({ ctx }) => getOrganizationLogo(ctx))
  route(app, organizationLogo.update, ({ ctx, files }) => updateOrganizationLogo(ctx, files))
  route(app, organizationLogo.remove, ({ ctx }) => removeOrganizationLogo(ctx))
  app.get('/.well-known/security.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(await getSecurityTxt(app.routeDeps.newContext(request))),
  )
}
