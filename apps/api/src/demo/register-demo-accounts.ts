import { allRoles } from '@malote/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/context.ts'
import { demoAccounts } from './accounts.ts'
import { hasDemo } from './has-demo.service.ts'

/** The main account of each role, as the sign-in page needs it. */
const mainAccounts = allRoles.flatMap((wanted) =>
  demoAccounts
    .filter(({ role }) => role === wanted)
    .slice(0, 1)
    .map(({ role, email, password }) => ({ role, email, password })),
)

/**
 * Serves the main account of each role, which the sign-in page of the demonstration offers as buttons; an empty list
 * in any other installation. It is no part of `/v1`: integrators have no demonstration.
 */
export function registerDemoAccounts(app: FastifyInstance, db: Database): void {
  app.get('/demo-accounts.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send((await hasDemo(db)) ? mainAccounts : []),
  )
}
