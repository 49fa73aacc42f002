import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/context.ts'
import { demoAccounts } from './accounts.ts'
import { hasDemo } from './has-demo.service.ts'

const roles = ['operator', 'manager', 'admin'] as const

/**
 * Serves the main account of each role, which the sign-in page of the demonstration offers as buttons; an empty list
 * in any other installation. It is no part of `/v1`: integrators have no demonstration.
 */
export function registerDemoAccounts(app: FastifyInstance, db: Database): void {
  app.get('/demo-accounts.json', { schema: { hide: true } }, async (_request, reply) => {
    const accounts = (await hasDemo(db))
      ? roles.map((role) => demoAccounts.find((account) => account.role === role))
      : []
    return reply
      .header('cache-control', 'no-store')
      .send(accounts.map((account) => ({ role: account?.role, email: account?.email, password: account?.password })))
  })
}
