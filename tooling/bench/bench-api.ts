/**
 * `pnpm bench api [orders] [seconds]`: requests per second of the API with 100,000 orders (or `1000000`), compared with
 * a floor: the same SQL through the plain driver behind a plain Fastify route. With several numbers, such as
 * `100000,1000000`, it also compares the p99 of the last with the first. Rounds are interleaved, so that a busy machine
 * affects all equally. It starts PostgreSQL in a temporary folder; with DATABASE_URL it measures a database that
 * `pnpm bench seed` filled, and adds an admin and orders to it. At last it imports a spreadsheet of 10,000 orders.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import {
  buildOrder,
  createAdmin,
  getCompanyId,
  readProcessorTime,
  type Server,
  signIn,
  startDatabase,
  startServer,
  stopServers,
} from './api-servers.ts'
import { measureImport } from './import-orders.ts'

const sizes = (process.argv[2] ?? '100000').split(',').map(Number)
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

/** An application and its floor over one database. */
interface Installation {
  readonly orders: number
  readonly servers: readonly [app: Server, floor: Server]
  readonly token: string
  /** Memory of the application before the first request. */
  readonly rest: string
  /** The addresses of the read operations by name. */
  readonly reads: Readonly<Record<string, string>>
  /** Creates an order, and remembers its number. */
  readonly create: Request
  readonly orderNumbers: string[]
  readonly rows: Record<string, Result>
}

type Result = ReturnType<typeof toResult>

function toResult(measured: readonly [Round[], Round[]]) {
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

/** Measures an operation on all servers, alternating between them, and adds its row to each installation. */
async function compare(
  installations: readonly Installation[],
  name: string,
  build: (installation: Installation, server: Server) => Request[],
): Promise<void> {
  const measured = new Map(installations.map((installation) => [installation, [[], []] as [Round[], Round[]]]))
  for (let round = -1; round < rounds; round++) {
    for (const [installation, results] of measured) {
      for (const place of [0, 1] as const) {
        const server = installation.servers[place]
        const requests = build(installation, server)
        const result = await measureRound(server, installation.token, round < 0 ? 1 : seconds / rounds, requests)
        // The first round warms up.
        if (round >= 0) results[place].push(result)
      }
    }
  }
  for (const [installation, results] of measured) installation.rows[name] = toResult(results)
}

const stops: (() => Promise<void>)[] = []

/** Starts the database to measure on. @returns its address */
async function openDatabase(orders: number): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const dataFolder = join(folder, String(orders))
  mkdirSync(dataFolder)
  const database = await startDatabase(dataFolder, orders)
  stops.push(database.stop)
  return database.url
}

const path = '/v1/service-orders'
const newOrder = (company: string) => JSON.stringify(buildOrder(company, `Mariana ${randomUUID().slice(0, 8)}`))
const steps = [
  { to: 'on_hold', reason: 'Medida' },
  { to: 'requested', reason: 'Medida' },
] as const

async function openInstallation(orders: number): Promise<Installation> {
  const url = await openDatabase(orders)
  const env = { DATABASE_URL: url, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', MALOTE_DATA_DIR: folder }
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
    DATABASE_URL: url,
    BENCH_TOKEN: token,
    BENCH_CALLS: JSON.stringify(calls),
  })
  const orderNumbers: string[] = []
  const create: Request = {
    method: 'POST',
    path,
    setupRequest: (request) => ({ ...request, body: newOrder(company) }),
    onResponse: (_status, body) => orderNumbers.push(JSON.parse(body).orderNumber),
  }
  return { orders, servers: [app, floor], token, rest, reads, create, orderNumbers, rows: {} }
}

/** Each server moves different orders. One with only one completed request is not used again, so there are some more. */
async function compareTransitions(installations: readonly Installation[]): Promise<void> {
  const numbersByServer = new Map<Server, string[]>()
  for (const { servers, token, create, orderNumbers } of installations) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    await autocannon({ url: servers[0].url, connections, amount: 400, headers, requests: [create] })
    for (const [place, server] of servers.entries()) {
      numbersByServer.set(
        server,
        orderNumbers.filter((_, index) => index % 2 === place),
      )
    }
  }
  await compare(installations, 'transition', (_installation, server) => {
    const available = numbersByServer.get(server) ?? []
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
}

/** Prints the p99 of each operation for the smallest and the largest database, and their ratio. */
function printGrowth(first: Installation, last: Installation): void {
  const growth = Object.entries(first.rows).map(([name, row]) => {
    const [before, after] = [row['p99 ms'], last.rows[name]?.['p99 ms'] ?? 0]
    const ratio = Number((after / before).toFixed(2))
    return [name, { [`p99 ms, ${first.orders}`]: before, [`p99 ms, ${last.orders}`]: after, ratio }]
  })
  console.table(Object.fromEntries(growth))
}

async function main(): Promise<void> {
  try {
    const installations: Installation[] = []
    for (const orders of sizes) installations.push(await openInstallation(orders))
    const [first, last] = [installations[0], installations.at(-1)]
    for (const name of Object.keys(first?.reads ?? {})) {
      await compare(installations, name, ({ reads }) => [{ method: 'GET', path: reads[name] }])
    }
    await compare(installations, 'create', ({ create }) => [create])
    await compareTransitions(installations)
    for (const { orders, servers, rest, rows } of installations) {
      console.log(`${orders} orders, ${connections} connections, ${seconds} s each`)
      console.table(rows)
      console.log(`Resident: at rest ${rest}; at the end ${memory(servers[0])}`)
    }
    if (first && last && first !== last) printGrowth(first, last)
    if (first) console.table({ import: await measureImport(first.servers[0], first.token, await getCompanyId(20)) })
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    await stopServers()
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
