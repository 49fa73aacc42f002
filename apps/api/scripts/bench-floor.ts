/**
 * The lower bound of `pnpm bench api`: records the SQL of each request to the application, and then serves the same
 * requests with that SQL only, through the driver behind a Fastify route: as many round trips and the same
 * transactions, without schema, scope, rule or error.
 */
import Fastify from 'fastify'
import pg from 'pg'
import { openRecorder, type Statement } from './statements/record.ts'
import { createRecording, type Recording, replay } from './statements/replay.ts'

interface Wanted {
  readonly paths: readonly string[]
  /** The body of an order to request. */
  readonly order: object
  /** An order, and the transition that is applied and undone. */
  readonly orderNumber: string
  readonly steps: readonly { readonly to: string }[]
}

const { DATABASE_URL = '', BENCH_TOKEN = '', BENCH_CALLS = '{}' } = process.env
const { paths, order, orderNumber, steps } = JSON.parse(BENCH_CALLS) as Wanted

const recorder = await openRecorder(DATABASE_URL, BENCH_TOKEN)
const reads = new Map<string, Statement[]>()
for (const path of paths) reads.set(path, await recorder.recordStatements({ method: 'GET', path }))
const create = { method: 'POST', path: '/v1/service-orders', body: order } as const
const creating = createRecording(await recorder.recordStatements(create), await recorder.recordStatements(create))
const moving = new Map<string, Recording>()
const transitions = `/v1/service-orders/${orderNumber}/transitions`
const received: Recording[] = []
for (const body of [...steps, ...steps]) {
  const statements = await recorder.statementsOnce({ method: 'POST', path: transitions, body })
  received.push({ statements, fresh: new Set() })
}
for (const [index, { to }] of steps.entries()) {
  const [one, other] = [received[index], received[index + steps.length]]
  if (one && other) moving.set(to, createRecording(one.statements, other.statements))
}
await recorder.close()

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const bare = Fastify()
bare.get('/*', async (request) => {
  const responses: unknown[] = []
  for (const statement of reads.get(request.url) ?? []) responses.push((await pool.query({ ...statement })).rows)
  return responses
})
bare.post('/v1/service-orders', async () => {
  const [row] = (await replay(pool, creating)) as { order_number: string }[]
  return { orderNumber: row?.order_number, row }
})
bare.post<{ Params: { orderNumber: string }; Body: { to: string } }>(
  '/v1/service-orders/:orderNumber/transitions',
  async ({ params, body }) => replay(pool, moving.get(body.to) as Recording, params.orderNumber),
)
await bare.listen({ port: 0, host: '127.0.0.1' })
const [address] = bare.addresses()
process.stdout.write(`Malote em http://127.0.0.1:${typeof address === 'object' ? address.port : 0} \n`)
