/**
 * `pnpm bench:api [orders] [seconds]`: requests per second of the API with 100,000 orders (or `1000000`), compared with
 * a floor: the same SQL through the plain driver behind a plain Fastify route. Rounds are interleaved, so that a busy
 * machine affects both equally. It starts PostgreSQL in a temporary folder; with DATABASE_URL it measures a database
 * that `pnpm seed:api` filled, and adds an admin and orders to it.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import autocannon, { type Request } from 'autocannon'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import {
  buildOrder,
  createAdmin,
  getCompanyId,
  type Server,
  signIn,
  startDatabase,
  startServer,
  stopServers,
} from './api-servers.ts'

const orders = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 4)
const rounds = Math.max(1, Math.min(4, Math.floor(seconds)))
const connections = 16
const folder = createTemporaryFolder()

/** One round of requests. */
interface Round {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the server per request, in microseconds. */
  readonly processor: number
}

/** Processor time of a process so far, in microseconds; the kernel counts in hundredths of a second. */
function readProcessorTime({ pid }: Server): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const counts = fields.split(' ')
  return (Number(counts[11]) + Number(counts[12])) * 10_000
}

async function measureRound(server: Server, token: string, duration: number, requests: Request[]): Promise<Round> {
  const before = readProcessorTime(server)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const result = await autocannon({ url: server.url, connections, duration, headers, requests })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify(result.statusCodeStats)}`)
  const count = result['2xx']
  const { p50, p99 } = result.latency
  return { rate: count / result.duration, p50, p99, processor: (readProcessorTime(server) - before) / count }
}

const memory = ({ pid }: Server): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`
}

type Servers = readonly [app: Server, floor: Server]

/** Measures a request on both servers, alternating between them. @returns the row of the table. */
async function compare(servers: Servers, token: string, build: (server: Server) => Request[]) {
  const measured: [Round[], Round[]] = [[], []]
  for (const server of servers) await measureRound(server, token, 1, build(server))
  for (let round = 0; round < rounds; round++) {
    for (const place of [0, 1] as const) {
      measured[place].push(await measureRound(servers[place], token, seconds / rounds, build(servers[place])))
    }
  }
  const mean = (place: 0 | 1, name: keyof Round) =>
    measured[place].reduce((sum, round) => sum + round[name], 0) / rounds
  return {
    'per second': Math.round(mean(0, 'rate')),
    'p50 ms': Math.round(mean(0, 'p50')),
    'p99 ms': Math.round(mean(0, 'p99')),
    'CPU µs': Math.round(mean(0, 'processor')),
    'floor /s': Math.round(mean(1, 'rate')),
    'floor p50 ms': Math.round(mean(1, 'p50')),
    'floor CPU µs': Math.round(mean(1, 'processor')),
    share: Number((mean(0, 'rate') / mean(1, 'rate')).toFixed(2)),
    'share of CPU': Number((mean(1, 'processor') / mean(0, 'processor')).toFixed(2)),
  }
}

/** The database to measure on, and a function that stops it. */
async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  return startDatabase(folder, orders)
}

const path = '/v1/service-orders'
const newOrder = (company: string) => JSON.stringify(buildOrder(company, `Mariana ${randomUUID().slice(0, 8)}`))
const steps = [
  { to: 'on_hold', reason: 'Medida' },
  { to: 'requested', reason: 'Medida' },
] as const

async function main(): Promise<void> {
  const database = await openDatabase()
  try {
    const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', MALOTE_DATA_DIR: folder }
    const account = await createAdmin(env)
    const app = await startServer('src/main.ts', env)
    const rest = memory(app)
    const token = await signIn(app, account)
    const company = await getCompanyId(20)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const created = await fetch(`${app.url}${path}`, { method: 'POST', headers, body: newOrder(company) })
    const { orderNumber } = (await created.json()) as { orderNumber: string }
    const reads: Record<string, string> = {
      'list of 25': `${path}?limit=25`,
      'list of 25, a company': `${path}?limit=25&companyId=${company}`,
      'counts of the tabs': `${path}/summary?companyId=${company}`,
      detail: `${path}/${orderNumber}`,
      'search a reference': `${path}?limit=25&search=PED-0004242`,
      'search a name': `${path}?limit=25&companyId=${company}&search=mariana+albuquerque`,
      'dashboard, a company': `/v1/dashboard?companyId=${company}`,
    }
    const calls = { paths: Object.values(reads), order: JSON.parse(newOrder(company)), orderNumber, steps }
    const floor = await startServer('scripts/bench-floor.ts', {
      DATABASE_URL: database.url,
      BENCH_TOKEN: token,
      BENCH_CALLS: JSON.stringify(calls),
    })
    const servers = [app, floor] as const
    const rows: Record<string, Awaited<ReturnType<typeof compare>>> = {}
    for (const [name, address] of Object.entries(reads)) {
      rows[name] = await compare(servers, token, () => [{ method: 'GET', path: address }])
    }
    const orderNumbers: string[] = []
    const create: Request = {
      method: 'POST',
      path,
      setupRequest: (request) => ({ ...request, body: newOrder(company) }),
      onResponse: (_status, body) => orderNumbers.push(JSON.parse(body).orderNumber),
    }
    rows.create = await compare(servers, token, () => [create])
    // Each server moves different orders. An order with only one completed request is not used again, so that
    // there must be some more.
    await autocannon({ url: app.url, connections, amount: 400, headers, requests: [create] })
    const own = new Map<Server, string[]>(
      servers.map((server, place) => [server, orderNumbers.filter((_, index) => index % 2 === place)]),
    )
    rows.transition = await compare(servers, token, (server) => {
      const available = own.get(server) ?? []
      return steps.map((step, place) => ({
        method: 'POST',
        body: JSON.stringify(step),
        setupRequest: (request, context: { order?: string }) => {
          if (place === 0) context.order = available.shift()
          return { ...request, path: `${path}/${context.order}/transitions` }
        },
        onResponse: (_status, _body, { order = '' }: { order?: string }) => place === 1 && available.push(order),
      }))
    })
    console.log(`${orders} orders, ${connections} connections, ${seconds} s each`)
    console.table(rows)
    console.log(
      `Resident: at rest ${rest}; at the end ${memory(app)}. Load of the machine: ${loadavg()[0]?.toFixed(1)}`,
    )
  } finally {
    await stopServers()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
