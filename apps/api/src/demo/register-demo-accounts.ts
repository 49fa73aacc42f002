import { allRoles, auth } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getHostName, isLoopback } from '../platform/config/config.ts'
import type { Database } from '../platform/context.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { demoAccounts } from './accounts.ts'
import { hasDemo } from './has-demo.service.ts'

/** The main account of each role, as the sign-in page needs it. */
const mainAccounts = allRoles.flatMap((mainRole) =>
  demoAccounts
    .filter(({ role }) => role === mainRole)
    .slice(0, 1)
    .map(({ role, email, password }) => ({ role, email, password })),
)

const demoEmails = new Set(demoAccounts.map(({ email }) => email))

/** The headers that a proxy adds. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a request was made on this machine: neither through a proxy, nor by a page whose name was pointed here (DNS
 * rebinding).
 */
function isLocal({ headers }: FastifyRequest): boolean {
  return isLoopback(getHostName(`http://${headers.host}`)) && forwardingHeaders.every((name) => !(name in headers))
}

/**
 * Serves the main account of each role, which the sign-in page of the demonstration offers as buttons; an empty list
 * in any other installation. It is no part of `/v1`: integrators have no demonstration. The passwords are public, so
 * that only requests of this machine receive the list and sign in with them.
 */
export function registerDemoAccounts(app: FastifyInstance, db: Database): void {
  app.get('/demo-accounts.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(isLocal(request) && (await hasDemo(db)) ? mainAccounts : []),
  )
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== auth.login.path || isLocal(request)) return
    const { email } = (request.body ?? {}) as { email?: unknown }
    if (!demoEmails.has(String(email).trim().toLowerCase()) || !(await hasDemo(db))) return
    throw new AppError('invalid_credentials', 'Contas de demonstração entram somente na própria máquina.')
  })
}
