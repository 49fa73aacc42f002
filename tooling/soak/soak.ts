/**
 * `pnpm bench soak [minutes] [requests a second] [orders]`: by default half an hour of mixed requests at a constant rate on
 * two processes of the API with one PostgreSQL server, and clients that listen to events. It prints a row per
 * interval, and at the end whether memory and latency were stable and nothing failed.
 */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import autocannon, { type Request } from 'autocannon'
import {
  buildOrder,
  createAdmin,
  getCompanyId,
  signIn,
  startDatabase,
  startServer,
  stopServers,
} from '../bench/api-servers.ts'
import { buildPageLoad } from '../bench/page-load.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import { evaluate, type Interval } from './verdict.ts'

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.argv[3] ?? 40)
const orders = Number(process.argv[4] ?? 20_000)
const intervals = 6
const listeners = 20

const path = '/v1/service-orders'
const failures = new Map<string, number>()
const recordFailure = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1)
const orderNumbers: string[] = []
const pickRandom = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const pickOrder = () => `${path}/${pickRandom(orderNumbers.slice(-300))}`
const get = (address: string): Request => ({ method: 'GET', path: address })

/** The requests, each as often per hundred as its weight. */
const mix = (url: string, company: string): readonly [weight: number, build: () => Request][] => [
  [12, () => get(`${path}?limit=25`)],
  [8, () => get(`${path}?tab=ongoing&sort=-updatedAt&companyId=${company}`)],
  [3, () => get(`${path}?search=mariana`)],
  [2, () => get(`${path}?search=mar&companyId=${company}`)],
  [2, () => get(`${path}?city=${encodeURIComponent('São Paulo')}`)],
  [1, () => get(`${path}/summary?city=${encodeURIComponent('São Paulo')}&status=delivered`)],
  [2, () => get(`${path}?failureReason=${encodeURIComponent('Destinatário ausente')}`)],
  [4, () => buildPageLoad(url)],
  [8, () => get(`${path}/summary`)],
  [15, () => get(pickOrder())],
  [8, () => get(`${pickOrder()}/events`)],
  [8, () => get('/v1/users/me')],
  [4, () => get('/v1/notifications')],
  [3, () => get(`/v1/dashboard?companyId=${company}`)],
  [1, () => get('/v1/reports/orders-by-day?from=2026-01-01&to=2026-01-31')],
  [1, () => get(`${path}/export?from=2026-01-01&to=2026-01-31&format=xlsx`)],
  [5, () => ({ method: 'POST', path: `${pickOrder()}/comments`, body: JSON.stringify({ text: 'A portaria avisa.' }) })],
  [
    12,
    () => ({
      method: 'POST',
      path,
      headers: { 'idempotency-key': randomUUID() },
      body: JSON.stringify(buildOrder(company, `Mariana ${randomUUID().slice(0, 8)}`)),
    }),
  ],
]

/** Memory of a process in megabytes, from its metrics. */
async function readMemory(metricsUrl: string): Promise<{ heap: number; resident: number }> {
  const text = await (await fetch(metricsUrl)).text()
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024 / 1024
  return { heap: megabytes('nodejs_heap_size_used_bytes'), resident: megabytes('process_resident_memory_bytes') }
}

/** Reads the memory every two seconds. `stop` returns the least values: what garbage collections leave. */
function sampleMemory(metricsUrl: string) {
  const samples: Promise<{ heap: number; resident: number }>[] = []
  const take = () => void samples.push(readMemory(metricsUrl))
  take()
  const timer = setInterval(take, 2_000)
  return {
    stop: async () => {
      clearInterval(timer)
      const all = await Promise.all(samples)
      return {
        heap: Math.min(...all.map(({ heap }) => heap)),
        resident: Math.min(...all.map(({ resident }) => resident)),
      }
    },
  }
}

/** Listens to events until it is aborted, and connects again whenever the server ends the stream. */
async function listen(url: string, token: string, signal: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  while (!signal.aborted) {
    try {
      const response = await fetch(`${url}/v1/events`, { headers, signal })
      if (response.status !== 200) recordFailure(`listen: ${response.status}`)
      for await (const _chunk of response.body ?? []) if (signal.aborted) return
      recordFailure('listen: ended by the server')
    } catch (error) {
      if (!signal.aborted) recordFailure(`listen: ${error}`)
    }
    // A rejected client must not connect a thousand times per second.
    await new Promise((done) => setTimeout(done, 500))
  }
}

/** Sends requests to one server for an interval. @returns the number of requests and the latency. */
async function load(url: string, token: string, company: string) {
  const weighted = mix(url, company).flatMap(([weight, build]) => Array.from({ length: weight }, () => build))
  const authorized = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { latency, requests, errors, timeouts } = await autocannon({
    url,
    connections: 20,
    duration: (minutes * 60) / intervals,
    overallRate: rate / 2,
    requests: [
      {
        setupRequest: (request, context: { sent?: Request }) => {
          const sent = pickRandom(weighted)()
          context.sent = sent
          return { ...request, ...sent, headers: { ...authorized, ...sent.headers } }
        },
        onResponse: (status, body, { sent }: { sent?: Request }) => {
          if (status >= 400) recordFailure(`${sent?.method} ${sent?.path?.replace(/OS-[\d-]+/, ':order')}: ${status}`)
          else if (sent?.path === path && sent.method === 'POST') orderNumbers.push(JSON.parse(body).orderNumber)
        },
      },
    ],
  })
  if (errors + timeouts > 0) failures.set('no response', (failures.get('no response') ?? 0) + errors + timeouts)
  return { p99: latency.p99, count: requests.total }
}

async function main(folder: string): Promise<boolean> {
  const database = await startDatabase(folder, orders)
  const listening = new AbortController()
  try {
    const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0', MALOTE_DATA_DIR: folder, RATE_LIMIT: '0' }
    const account = await createAdmin(env)
    const ports = await findFreePorts(2)
    // Log lines are JSON and start at level warning; the start message is plain text.
    const onLine = (line: string) => line.startsWith('{') && recordFailure(`log: ${JSON.parse(line).msg}`)
    const servers = await Promise.all(
      ports.map((port) => startServer('src/main.ts', { ...env, METRICS_PORT: String(port) }, onLine)),
    )
    const [first = { url: '', pid: 0 }] = servers
    const token = await signIn(first, account)
    const company = await getCompanyId(20)
    const { data } = await (
      await fetch(`${first.url}${path}?limit=100`, { headers: { authorization: `Bearer ${token}` } })
    ).json()
    orderNumbers.push(...data.map(({ orderNumber }: { orderNumber: string }) => orderNumber))
    const streams = Array.from({ length: listeners }, (_, index) =>
      listen(servers[index % 2]?.url ?? '', token, listening.signal),
    )
    const measured: Interval[] = []
    for (let interval = 0; interval < intervals; interval++) {
      const samples = ports.map((port) => sampleMemory(`http://127.0.0.1:${port}/metrics`))
      const loads = await Promise.all(servers.map(({ url }) => load(url, token, company)))
      const memory = await Promise.all(samples.map((sample) => sample.stop()))
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
      const requests = loads.reduce((sum, { count }) => sum + count, 0)
      measured.push({ requests, failed, p99: Math.max(...loads.map(({ p99 }) => p99)), memory })
      const text = memory.map(({ heap, resident }) => `${heap.toFixed(0)} of ${resident.toFixed(0)} MB`).join(', ')
      const minute = ((interval + 1) * minutes) / intervals
      console.log(
        `minute ${minute.toFixed(1)}: ${requests} requests, ${failed} failed, p99 ${measured.at(-1)?.p99} ms, heap ${text}`,
      )
    }
    listening.abort()
    await Promise.all(streams)
    const requirements = evaluate(measured)
    console.table(requirements)
    if (failures.size > 0) console.table(Object.fromEntries(failures))
    return requirements.every(({ passed }) => passed)
  } finally {
    listening.abort()
    await stopServers()
    await database.stop()
  }
}

const folder = createTemporaryFolder()
try {
  process.exitCode = (await main(folder)) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
