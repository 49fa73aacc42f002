/**
 * `pnpm soak [minutes] [actions a second] [orders]`: by default half an hour of mixed load on two processes of the API
 * with one PostgreSQL server, at a constant rate that does not depend on responses: users who list, read, create,
 * deliver, attach, import, export and report; recipients who track; open event streams; webhooks; aborted requests. It
 * prints the progress every five minutes, and at the end whether memory and durations were stable and nothing failed.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createAdmin, startDatabase, startServer, stopServers } from '../bench/servers/api-servers.ts'
import { freePorts } from '../run/free-ports.ts'
import { temporaryFolder } from '../run/temporary-folder.ts'
import { nextAction } from './actions.ts'
import { openListeners, openReceiver } from './listeners.ts'
import { errorTable, serverTable, verdictTable, windowTable } from './result-tables.ts'
import { Figures } from './statistics.ts'
import { type Finding, judge } from './verdict.ts'
import { Town } from './world.ts'

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.argv[3] ?? 40)
const orders = Number(process.argv[4] ?? 20_000)
const span = minutes * 60_000
const pieces = Math.max(3, Math.round(minutes / 5))
const sampleEveryMs = 5_000
const listeners = 40
/**
 * The limit of concurrent actions. Above it the servers are overloaded, and more queued actions would only use
 * memory.
 */
const mostAtOnce = 500

/** Set by a stop signal; the run then cleans up as at its end. */
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
  })
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Starts actions at random times with a constant mean rate, without waiting for running ones. */
async function drive(town: Town, until: number): Promise<void> {
  const running = new Set<Promise<unknown>>()
  let next = town.figures.now()
  while (next < until && !stopping) {
    next += (-Math.log(1 - Math.random()) * 1000) / rate
    const wait = next - town.figures.now()
    if (wait > 1) await pause(wait)
    if (running.size >= mostAtOnce) {
      town.figures.fail('overloaded: an action was left out')
      continue
    }
    const action = nextAction()
      .run(town)
      .catch((error: unknown) => town.figures.fail(`the soak itself: ${error}`))
      .finally(() => running.delete(action))
    running.add(action)
  }
  await Promise.all(running)
}

/** The number of queued webhook messages and jobs, from a server's metrics. */
async function waiting(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = [...text.matchAll(/^malote_waiting\{what="(webhook_deliveries|jobs)"\} (\d+)$/gm)]
  return counts.reduce((sum, [, , count]) => sum + Number(count), 0)
}

/** The message and error of a log line, without time and request id. */
function saidIn(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } }
  return [msg, err?.message].filter(Boolean).join(': ')
}

async function main(folder: string): Promise<boolean> {
  const database = await startDatabase(folder, orders)
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  const figures = new Figures()
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
    const ports = await freePorts(2)
    // Log lines are JSON and start at level warning; the start message is plain text.
    const onLine = (line: string) => line.startsWith('{') && figures.fail(`log: ${saidIn(line)}`)
    const servers = await Promise.all(
      ports.map((port) => startServer('src/main.ts', { ...env, METRICS_PORT: String(port) }, onLine)),
    )
    const metrics = ports.map((port) => `http://127.0.0.1:${port}/metrics`)
    const town = new Town(servers, admin, figures)
    await town.settle()
    const receiver = await openReceiver(town)
    figures.begin()
    const screens = openListeners(town, listeners)
    say(`${minutes} minutes, ${rate} actions a second, ${orders} orders, ${listeners} listeners.`)
    const sampling = setInterval(() => {
      figures.sample(metrics).catch((error: unknown) => figures.fail(`metrics: ${error}`))
    }, sampleEveryMs)
    let piece = 0
    const telling = setInterval(() => {
      piece += 1
      const to = (piece * span) / pieces
      say(`\nMinute ${(to / 60_000).toFixed(0)}\n\n${windowTable(figures, to - span / pieces, to)}`)
      say(`\n${errorTable(figures)}`)
    }, span / pieces)
    await drive(town, span)
    // Less than `span` when a signal stopped the run.
    const ran = Math.min(span, figures.now())
    clearInterval(sampling)
    clearInterval(telling)
    await screens.stop()
    let left = Number.NaN
    for (let second = 0; second < 120; second++) {
      left = await waiting(metrics[0] ?? '')
      if (left === 0) break
      await pause(1_000)
    }
    receiver.stop()
    town.close()
    await stopServers()
    const litter = readdirSync(temporary)
    const findings: Finding[] = [
      ...judge(figures, ran),
      { what: 'webhooks and jobs are done two minutes later', holds: left === 0, seen: `${left} wait` },
      { what: 'no temporary file is left', holds: litter.length === 0, seen: litter.slice(0, 3).join(' ') || 'none' },
    ]
    say(`\n${windowTable(figures, 0, ran)}\n\n${serverTable(figures, ran, pieces)}\n\n${errorTable(figures)}`)
    say(
      `\n${screens.heard()} events heard, ${receiver.told()} messages taken by webhooks.\n\n${verdictTable(findings)}`,
    )
    return findings.every(({ holds }) => holds)
  } finally {
    await stopServers()
    await database.stop()
  }
}

const folder = temporaryFolder()
try {
  process.exitCode = (await main(folder)) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
