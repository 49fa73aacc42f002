import { postalCodes } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { searchPostalCodes } from './postal-code-search.service.ts'
import { findPostalCode } from './postal-codes.service.ts'

/** Routes for postal codes (CEP). */
export function postalCodeRoutes(app: FastifyInstance): void {
  route(app, postalCodes.get, ({ ctx, params }) => findPostalCode(ctx, params.cep))
  route(app, postalCodes.search, ({ ctx, query }) => searchPostalCodes(ctx, query))
}
