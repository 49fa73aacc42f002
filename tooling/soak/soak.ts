/**
 * `pnpm soak [minutes] [actions a second] [orders]`: by default half an hour of mixed load on two processes of the API
 * with one PostgreSQL server, at a constant rate that does not depend on responses: users who list, read, create,
 * deliver, attach, import, export and report; recipients who track; open event streams; webhooks; aborted requests. It
 * prints the progress every five minutes, and at the end whether memory and durations were stable and nothing failed.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createAdmin, startDatabase, startServer, stopServers } from '../bench/servers/api-servers.ts'
import { findFreePorts } from '../run/free-ports.ts'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import { nextAction } from './actions.ts'
import { openEventStreams, openWebhookReceiver } from './listeners.ts'
import { LoadContext } from './load-context.ts'
import { errorTable, serverTable, verdictTable, windowTable } from './result-tables.ts'
import { Measurements } from './statistics.ts'
import { evaluate, type RequirementResult } from './verdict.ts'

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.argv[3] ?? 40)
const orders = Number(process.argv[4] ?? 20_000)
const span = minutes * 60_000
const intervals = Math.max(3, Math.round(minutes / 5))
const sampleEveryMs = 5_000
const listeners = 40
/**
 * The limit of concurrent actions. Above it the servers are overloaded, and more queued actions would only use
 * memory.
 */
const maximumConcurrent = 500

/** Set by a stop signal; the run then cleans up as at its end. */
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
  })
}

const print = (text: string) => process.stdout.write(`${text}\n`)
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Starts actions at random times with a constant mean rate, without waiting for running ones. */
async function runActions(context: LoadContext, until: number): Promise<void> {
  const running = new Set<Promise<unknown>>()
  let next = context.measurements.now()
  while (next < until && !stopping) {
    next += (-Math.log(1 - Math.random()) * 1000) / rate
    const wait = next - context.measurements.now()
    if (wait > 1) await pause(wait)
    if (running.size >= maximumConcurrent) {
      context.measurements.recordError('overloaded: an action was left out')
      continue
    }
    const action = nextAction()
      .run(context)
      .catch((error: unknown) => context.measurements.recordError(`the soak itself: ${error}`))
      .finally(() => running.delete(action))
    running.add(action)
  }
  await Promise.all(running)
}

/** The number of queued webhook messages and jobs, from a server's metrics. */
async function countQueued(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = [...text.matchAll(/^malote_waiting\{what="(webhook_deliveries|jobs)"\} (\d+)$/gm)]
  return counts.reduce((sum, [, , count]) => sum + Number(count), 0)
}

/** The message and error of a log line, without time and request id. */
function formatLogLine(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
  return [msg, err?.message].filter(Boolean).join(': ')
}

async function main(folder: string): Promise<boolean> {
  const database = await startDatabase(folder, orders)
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  const measurements = new Measurements()
  try {
    const env = {
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      MALOTE_DATA_DIR: folder,
      TMPDIR: temporary,
      TRUST_PROXY: '1',
      WEBHOOK_ADDRESSES: '127.0.0.1',
      POSTAL_CODE_URL: 'off',
      WEB_DIST: process.env.WEB_DIST ?? resolve(import.meta.dirname, '../../apps/web/dist'),
    }
    const admin = await createAdmin(env)
    const ports = await findFreePorts(2)
    // Log lines are JSON and start at level warning; the start message is plain text.
    const onLine = (line: string) => line.startsWith('{') && measurements.recordError(`log: ${formatLogLine(line)}`)
    const servers = await Promise.all(
      ports.map((port) => startServer('src/main.ts', { ...env, METRICS_PORT: String(port) }, onLine)),
    )
    const metrics = ports.map((port) => `http://127.0.0.1:${port}/metrics`)
    const context = new LoadContext(servers, admin, measurements)
    await context.prepare()
    const receiver = await openWebhookReceiver(context)
    measurements.start()
    const streams = openEventStreams(context, listeners)
    print(`${minutes} minutes, ${rate} actions a second, ${orders} orders, ${listeners} listeners.`)
    const sampling = setInterval(() => {
      measurements.sample(metrics).catch((error: unknown) => measurements.recordError(`metrics: ${error}`))
    }, sampleEveryMs)
    let interval = 0
    const progress = setInterval(() => {
      interval += 1
      const to = (interval * span) / intervals
      print(`\nMinute ${(to / 60_000).toFixed(0)}\n\n${windowTable(measurements, to - span / intervals, to)}`)
      print(`\n${errorTable(measurements)}`)
    }, span / intervals)
    await runActions(context, span)
    // Less than `span` when a signal stopped the run.
    const ran = Math.min(span, measurements.now())
    clearInterval(sampling)
    clearInterval(progress)
    await streams.stop()
    let queued = Number.NaN
    for (let second = 0; second < 120; second++) {
      queued = await countQueued(metrics[0] ?? '')
      if (queued === 0) break
      await pause(1_000)
    }
    receiver.stop()
    context.close()
    await stopServers()
    const leftFiles = readdirSync(temporary)
    const findings: RequirementResult[] = [
      ...evaluate(measurements, ran),
      { what: 'webhooks and jobs are done two minutes later', passed: queued === 0, measured: `${queued} wait` },
      {
        what: 'no temporary file is left',
        passed: leftFiles.length === 0,
        measured: leftFiles.slice(0, 3).join(' ') || 'none',
      },
    ]
    print(
      `\n${windowTable(measurements, 0, ran)}\n\n${serverTable(measurements, ran, intervals)}\n\n${errorTable(measurements)}`,
    )
    print(
      `\n${streams.receivedEvents()} events received, ${receiver.receivedMessages()} webhook messages received.\n\n${verdictTable(findings)}`,
    )
    return findings.every(({ passed }) => passed)
  } finally {
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
