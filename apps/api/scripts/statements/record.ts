import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import type { Tables } from '../../src/platform/db/tables.ts'
import { openFiles } from '../../src/platform/files/files.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../../src/platform/services.ts'

/** A statement that the driver ran. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: unknown[]
}

/** A call of the API. */
export interface RecordedRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

export interface Recorder {
  /** Returns the statements of a request. It is sent twice, because the first one also runs occasional statements. */
  recordStatements(call: RecordedRequest): Promise<Statement[]>
  /** Returns the statements of a request that can be sent only once. */
  statementsOnce(call: RecordedRequest): Promise<Statement[]>
  close(): Promise<void>
}

/** Opens an application that does not listen, over one connection whose statements are recorded. */
export async function openRecorder(databaseUrl: string, token: string): Promise<Recorder> {
  const db = openDatabase<Tables>({ url: databaseUrl, pool: 1, prepared: true, onConnectionError: () => undefined })
  const { services } = databaseOnlyDeps({ db, log: createLogger('silent') })
  const app: FastifyInstance = await buildApp({
    services: { ...services, files: await openFiles({ folder: tmpdir(), url: undefined }) },
    config: { publicUrl: 'http://localhost', webDist: '/nonexistent', trustProxy: 0, rateLimit: 0, corsOrigins: [] },
  })
  const send = async ({ method, path, body }: RecordedRequest): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) })
    if (response.statusCode >= 300) throw new Error(`${method} ${path}: ${response.body}`)
  }
  return {
    recordStatements: async (call) => {
      await send(call)
      return recordStatements(() => send(call))
    },
    statementsOnce: (call) => recordStatements(() => send(call)),
    close: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

/** The name that pg-boss gives its connections. */
const jobQueue = 'pgboss'

/** The types of pg leave out the settings that a client connects with. */
interface ConnectedClient extends pg.Client {
  readonly connectionParameters: { readonly application_name?: string | undefined }
}

/**
 * Returns the statements of some work, of all connections of the process but those of the job queue, which searches for
 * jobs at any time.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const [first] = call
    const isOfQueue = (this as ConnectedClient).connectionParameters.application_name === jobQueue
    if (typeof first === 'string' && !isOfQueue) statements.push({ text: first, values: [] })
    else if (typeof first === 'object' && first !== null && 'text' in first && !isOfQueue)
      statements.push({ ...(first as Statement) })
    return (query as (...all: unknown[]) => unknown).apply(this, call)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}
