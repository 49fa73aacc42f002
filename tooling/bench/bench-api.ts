/**
 * `pnpm bench:api [orders] [seconds]`: requests per second of the API with 100,000 orders (or `1000000`), compared with
 * a floor: the same SQL through the plain driver behind a plain Fastify route. Rounds are interleaved, so that a busy
 * machine affects both equally. It starts PostgreSQL in a temporary folder; with DATABASE_URL it measures a database
 * that
 * `pnpm seed:api` filled, and adds an admin and orders to it.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import {
  type ApiRequest,
  type ApiResponse,
  buildOrder,
  createAdmin,
  getCompanyId,
  type Server,
  send as sendTo,
  startDatabase,
  startServer,
  stopServers,
} from './servers/api-servers.ts'

const orders = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 4)
const rounds = 4
const callers = 16
const folder = createTemporaryFolder()
const agent = new Agent({ keepAlive: true, maxSockets: callers })
const send = ({ url }: Server, token: string, call: ApiRequest) => sendTo(agent, url, token, call)

interface Measurement {
  readonly times: number[]
  span: number
  /** Microseconds of processor time of the server. */
  processor: number
}

const createMeasurement = (): Measurement => ({ times: [], span: 0, processor: 0 })

/** Processor time of a process so far, in microseconds; the kernel counts in hundredths of a second. */
function readProcessorTime({ pid }: Server): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const counts = fields.split(' ')
  return (Number(counts[11]) + Number(counts[12])) * 10_000
}

/** Sends requests from several callers for `span` milliseconds and adds the results to `measure`. */
async function measureRequests(measure: Measurement, server: Server, span: number, call: SendRequest): Promise<void> {
  const started = performance.now()
  const before = readProcessorTime(server)
  const worker = async () => {
    while (performance.now() - started < span) {
      const at = performance.now()
      const { status, text } = await call(server)
      if (status >= 300) throw new Error(`${status} ${text}`)
      measure.times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: callers }, worker))
  measure.span += performance.now() - started
  measure.processor += readProcessorTime(server) - before
}

type SendRequest = (server: Server) => Promise<ApiResponse>

const memory = ({ pid }: Server): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return `${megabytes('VmRSS')} MB, at most ${megabytes('VmHWM')} MB`
}

const columns = ['per second', 'p50 ms', 'p99 ms', 'CPU µs', 'floor /s', 'p50 ms', 'p99 ms', 'CPU µs', 'share', 'CPU']
const line = (name: string, cells: readonly string[]) =>
  [name.padEnd(22), ...cells.map((cell) => cell.padStart(11))].join('')

function row(name: string, product: Measurement, floor: Measurement): string {
  const rate = ({ times, span }: Measurement) => (times.length / span) * 1000
  const cost = ({ times, processor }: Measurement) => processor / times.length
  const cells = [product, floor].flatMap((measure) => {
    const sorted = measure.times.toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    return [rate(measure).toFixed(0), at(0.5), at(0.99), cost(measure).toFixed(0)]
  })
  return line(name, [...cells, (rate(product) / rate(floor)).toFixed(2), (cost(floor) / cost(product)).toFixed(2)])
}

/** Measures a request on both servers, alternating between them. */
async function compare(name: string, servers: readonly [Server, Server], call: SendRequest): Promise<string> {
  const measures = [createMeasurement(), createMeasurement()] as const
  for (const server of servers) await measureRequests(createMeasurement(), server, 1_000, call)
  for (let round = 0; round < rounds; round++) {
    for (const place of [0, 1] as const)
      await measureRequests(measures[place], servers[place], (seconds * 1000) / rounds, call)
  }
  return row(name, ...measures)
}

/** The database to measure on, and a function that stops it. */
async function openDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  return startDatabase(folder, orders)
}

const order = (company: string) => buildOrder(company, `Mariana ${randomUUID().slice(0, 8)}`)
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
    const login = await send(app, '', { method: 'POST', path: '/v1/auth/login', body: account })
    if (login.status !== 200) throw new Error(login.text)
    const { token } = JSON.parse(login.text) as { token: string }
    const company = await getCompanyId(20)
    const orderNumbers: string[] = []
    const create: SendRequest = async (server) => {
      const response = await send(server, token, { method: 'POST', path: '/v1/service-orders', body: order(company) })
      orderNumbers.push((JSON.parse(response.text) as { orderNumber: string }).orderNumber)
      return response
    }
    await create(app)
    const [orderNumber = ''] = orderNumbers
    const reads: Record<string, string> = {
      'list of 25': '/v1/service-orders?limit=25',
      'list of 25, a company': `/v1/service-orders?limit=25&companyId=${company}`,
      'counts of the tabs': `/v1/service-orders/summary?companyId=${company}`,
      detail: `/v1/service-orders/${orderNumber}`,
      'search a reference': '/v1/service-orders?limit=25&search=PED-0004242',
      'search a name': `/v1/service-orders?limit=25&companyId=${company}&search=mariana+albuquerque`,
      'dashboard, a company': `/v1/dashboard?companyId=${company}`,
    }
    const calls = { paths: Object.values(reads), order: order(company), orderNumber, steps }
    const floor = await startServer('scripts/bench-floor.ts', {
      DATABASE_URL: database.url,
      BENCH_TOKEN: token,
      BENCH_CALLS: JSON.stringify(calls),
    })
    const servers = [app, floor] as const
    process.stdout.write(`\n${orders} orders, ${callers} callers, ${seconds} s each\n${line('', columns)}\n`)
    const addText = (text: string) => process.stdout.write(`${text}\n`)
    for (const [name, path] of Object.entries(reads)) {
      addText(await compare(name, servers, (server) => send(server, token, { method: 'GET', path })))
    }
    addText(await compare('create', servers, create))
    // Each order is put on hold and resumed; each server moves different orders, so that no order changes between its
    // two steps.
    const moves = new Map(
      servers.map((server, place) => [server as Server, orderNumbers.filter((_, at) => at % 2 === place)]),
    )
    const turns = new Map<Server, number>()
    addText(
      await compare('transition', servers, (server) => {
        const turn = turns.get(server) ?? 0
        turns.set(server, turn + 1)
        const own = moves.get(server) ?? []
        const path = `/v1/service-orders/${own[turn % own.length]}/transitions`
        return send(server, token, { method: 'POST', path, body: steps[Math.floor(turn / own.length) % 2] })
      }),
    )
    addText(
      `\nResident: at rest ${rest}; after all that ${memory(app)}. Load of the machine: ${loadavg()[0]?.toFixed(1)}`,
    )
  } finally {
    agent.destroy()
    await stopServers()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
