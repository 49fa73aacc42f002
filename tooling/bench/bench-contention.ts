/**
 * `pnpm bench contention [orders] [seconds]`: the requests per second of a list alone, and concurrent with 32 creates, 10 searches
 * of a common name, 16 page loads and one reader of receipts as PDF, with the responses other than 200. The rounds alternate, so
 * that a busy machine affects all equally. It starts PostgreSQL in a temporary folder.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import autocannon, { type Request, type Result } from 'autocannon'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import {
  buildOrder,
  createAdmin,
  getCompanyId,
  signIn,
  startDatabase,
  startServer,
  stopServers,
} from './api-servers.ts'
import { buildPageLoad } from './page-load.ts'

const orders = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 4)
const rounds = 3
/** The connections that read the list. */
const readers = 8
const folder = createTemporaryFolder()

interface Load {
  readonly connections: number
  readonly request: Request
}

interface Measured {
  readonly rate: number
  readonly p99: number
  /** Responses of the list other than 200, errors and time-outs. */
  readonly rejected: number
  /** Requests per second of the other load, and those that were rejected. */
  readonly others: number
  readonly otherRejected: number
}

async function findDelivered(url: string, token: string): Promise<string> {
  const path = '/v1/service-orders?limit=1&status=delivered'
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as { data: { orderNumber: string }[] }
  if (!data[0]) throw new Error('No order was delivered.')
  return data[0].orderNumber
}

const countRejected = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx

const database = await startDatabase(folder, orders)
try {
  const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', MALOTE_DATA_DIR: folder }
  const account = await createAdmin(env)
  const server = await startServer('src/main.ts', env)
  const token = await signIn(server, account)
  const company = await getCompanyId(20)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const list: Request = { method: 'GET', path: '/v1/service-orders?limit=25' }
  const delivered = await findDelivered(server.url, token)
  const loads: Record<string, Load | undefined> = {
    alone: undefined,
    '32 creates': {
      connections: 32,
      request: {
        method: 'POST',
        path: '/v1/service-orders',
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(buildOrder(company, `Mariana ${randomUUID().slice(0, 8)}`)),
        }),
      },
    },
    '10 searches': { connections: 10, request: { method: 'GET', path: '/v1/service-orders?limit=25&search=mar' } },
    '1 reader of PDFs': {
      connections: 1,
      request: { method: 'GET', path: `/v1/service-orders/${delivered}/receipt?format=pdf` },
    },
    '16 page loads': { connections: 16, request: buildPageLoad(server.url) },
  }
  const run = ({ connections, request }: Load, duration: number) =>
    autocannon({ url: server.url, connections, duration, headers, requests: [request], timeout: 30 })
  const measure = async (load: Load | undefined, duration: number): Promise<Measured> => {
    // The other load lasts longer, so that the list is never alone.
    const other = load && run(load, duration + 1)
    const alone = await run({ connections: readers, request: list }, duration)
    const ended = await other
    return {
      rate: alone['2xx'] / alone.duration,
      p99: alone.latency.p99,
      rejected: countRejected(alone),
      others: ended ? ended['2xx'] / ended.duration : 0,
      otherRejected: ended ? countRejected(ended) : 0,
    }
  }
  const measured = new Map(Object.keys(loads).map((name) => [name, [] as Measured[]]))
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, load] of Object.entries(loads)) {
      const result = await measure(load, round < 0 ? 1 : seconds)
      // The first round warms up.
      if (round >= 0) measured.get(name)?.push(result)
    }
  }
  const mean = (name: string, key: keyof Measured) =>
    (measured.get(name) ?? []).reduce((sum, one) => sum + one[key], 0) / rounds
  console.log(`${orders} orders, ${readers} readers of the list, ${rounds} rounds of ${seconds} s`)
  console.table(
    Object.fromEntries(
      [...measured.keys()].map((name) => [
        name,
        {
          'list /s': Math.round(mean(name, 'rate')),
          'share of its rate': Number((mean(name, 'rate') / mean('alone', 'rate')).toFixed(2)),
          'p99 ms': Math.round(mean(name, 'p99')),
          'list rejected': mean(name, 'rejected') * rounds,
          'others /s': Math.round(mean(name, 'others')),
          'others rejected': mean(name, 'otherRejected') * rounds,
        },
      ]),
    ),
  )
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await stopServers()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
