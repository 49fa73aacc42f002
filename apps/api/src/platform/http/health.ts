import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { version } from '../config/config.ts'
import type { Database } from '../context.ts'
import { AppError } from './app-error.ts'

/**
 * `/healthz` reports that the process runs; `/readyz` that it can serve requests, database included. Load balancers use
 * the second, supervisors the first: a restart does not repair a database.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  readiness: { readonly stopping: boolean } = { stopping: false },
): void {
  const options = { schema: { hide: true }, config: { rateLimit: false }, logLevel: 'silent' as const }
  app.get('/healthz', options, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version })
  })
  app.get('/readyz', options, async (_request, reply) => {
    if (readiness.stopping)
      throw new AppError('unavailable', 'Este processo está parando.', { headers: { 'retry-after': '5' } })
    await sql`select 1`.execute(db)
    return reply.header('cache-control', 'no-store').send({ status: 'ready', version })
  })
}
