import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { version } from '../config/config.ts'
import type { Database } from '../context.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * `/healthz` reports that the process runs; `/readyz` that it can serve requests, with a database that accepts writes. Load balancers use
 * the second, supervisors the first: a restart does not repair a database.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  readiness: { readonly stopping: boolean } = { stopping: false },
): void {
  const options = { config: { rateLimit: false }, logLevel: 'silent' as const }
  app.get('/healthz', options, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version })
  })
  app.get('/readyz', options, async (_request, reply) => {
    if (readiness.stopping)
      throw new AppError('unavailable', 'Este processo está parando.', { headers: { 'retry-after': '5' } })
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db)
    if (rows[0]?.standby)
      throw new AppError('unavailable', 'O banco de dados ainda não aceita gravações.', {
        headers: { 'retry-after': '5' },
      })
    return reply.header('cache-control', 'no-store').send({ status: 'ready', version })
  })
}
