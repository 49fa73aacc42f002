/**
 * The floor of `pnpm bench:api`: asks the application each call once, keeps the SQL that it needed, and then answers the
 * same calls by that SQL alone, through the bare driver behind a bare Fastify route: no session, schema, scope or error.
 */
import { tmpdir } from 'node:os'
import Fastify from 'fastify'
import pg from 'pg'
import pino from 'pino'
import { buildApp } from '../src/app.ts'
import type { Tables } from '../src/database/tables.ts'
import { openDatabase } from '../src/platform/database.ts'
import { openFiles } from '../src/platform/files.ts'

const { DATABASE_URL = '', BENCH_TOKEN = '', BENCH_PATHS = '[]' } = process.env
const paths = JSON.parse(BENCH_PATHS) as string[]

interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: unknown[]
}

/** What the driver is asked while `work` runs. */
async function recorded(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const ask = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const [first] = call
    if (typeof first === 'object' && first !== null && 'text' in first) statements.push({ ...(first as Statement) })
    return (ask as (...all: unknown[]) => unknown).apply(this, call)
  } as typeof ask
  await work()
  pg.Client.prototype.query = ask
  return statements
}

const db = openDatabase<Tables>({ url: DATABASE_URL, pool: 1, prepared: true, onConnectionError: () => undefined })
const untouched = {} as never
const app = await buildApp({
  db,
  files: await openFiles({ folder: tmpdir(), url: undefined }),
  jobs: untouched,
  logger: pino({ level: 'silent' }),
  config: { publicUrl: 'http://localhost', webDist: '/nonexistent', trustProxy: 0, rateLimit: 0, corsOrigins: [] },
})
const ask = (path: string) => app.inject({ url: path, headers: { authorization: `Bearer ${BENCH_TOKEN}` } })
const plans = new Map<string, Statement[]>()
for (const path of paths) {
  // Once before, so that what is only asked now and then is not counted.
  await ask(path)
  plans.set(path, await recorded(() => ask(path)))
}
await app.close()
await db.destroy()

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const bare = Fastify()
bare.get('/*', async (request) => {
  const answers: unknown[] = []
  for (const statement of plans.get(request.url) ?? []) answers.push((await pool.query({ ...statement })).rows)
  return answers
})
await bare.listen({ port: 0, host: '127.0.0.1' })
const [address] = bare.addresses()
process.stdout.write(`Malote em http://127.0.0.1:${typeof address === 'object' ? address.port : 0} \n`)
