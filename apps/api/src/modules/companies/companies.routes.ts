import { companies, companyLogos } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { createCompany, getCompany, listCompanies, removeCompany, updateCompany } from './companies.service.ts'
import { getCompanyLogo, removeCompanyLogo, updateCompanyLogo } from './company-logos.service.ts'

/** Routes for companies and their logos. */
export function companyRoutes(app: FastifyInstance): void {
  route(app, companies.list, ({ ctx, query }) => listCompanies(ctx, query))
  route(app, companies.get, ({ ctx, params }) => getCompany(ctx, params.id))
  route(app, companies.create, ({ ctx, body }) => createCompany(ctx, body))
  route(app, companies.update, ({ ctx, params, body, expectedVersion }) =>
    updateCompany(ctx, params.id, body, expectedVersion),
  )
  route(app, companies.remove, ({ ctx, params, expectedVersion }) => removeCompany(ctx, params.id, expectedVersion))
  route(app, companyLogos.get, ({ ctx, params }) => getCompanyLogo(ctx, params.id))
  route(app, companyLogos.update, ({ ctx, params, files }) => updateCompanyLogo(ctx, params.id, files))
  route(app, companyLogos.remove, ({ ctx, params }) => removeCompanyLogo(ctx, params.id))
}
