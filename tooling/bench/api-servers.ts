/** Starts API servers over a database with a year of orders, for `pnpm bench api` and `pnpm bench soak`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createFaker, createOrder } from '../../packages/fixtures/src/index.ts'

const api = resolve(import.meta.dirname, '../../apps/api')
const children: ChildProcess[] = []

/** `npm start` caches compiled code. */
const { PATH, NODE_COMPILE_CACHE } = process.env

/** The options of Node of `npm start`. */
export const nodeFlags = ['--conditions=@malote/source', '--max-semi-space-size=4']

export interface Server {
  readonly url: string
  readonly pid: number
}

/** Processor time of a process so far, in microseconds; the kernel counts in hundredths of a second. */
export function readProcessorTime({ pid }: Server): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const counts = fields.split(' ')
  return (Number(counts[11]) + Number(counts[12])) * 10_000
}

/** Starts a script of the API and waits until it prints its URL; `onLine` receives the lines printed after that. */
export async function startServer(
  script: string,
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => unknown = () => undefined,
): Promise<Server> {
  const child = spawn(process.execPath, [...nodeFlags, join(api, script)], {
    env: { PATH, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const url = await new Promise<string>((done, fail) => {
    child.on('exit', () => fail(new Error(`${script} ended before it responded.`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^Malote em (http:\/\/\S+?)[\s(]/.exec(line)?.[1]
      if (url) done(url)
      else onLine(line)
    })
  })
  return { url, pid: child.pid ?? 0 }
}

/** Stops all started servers. */
export async function stopServers(): Promise<void> {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    children.map((child) => new Promise((done) => (child.exitCode === null ? child.on('exit', done) : done(0)))),
  )
}

/** Creates the first admin of a database and returns the credentials. */
export async function createAdmin(env: Readonly<Record<string, string>>): Promise<{ email: string; password: string }> {
  const account = { email: 'ana@example.com', password: 'uma senha bem longa' }
  const script = [...nodeFlags, join(api, 'scripts/create-admin.ts'), 'Ana', account.email]
  const admin = spawn(process.execPath, script, {
    env: { PATH, ...env, ADMIN_PASSWORD: account.password },
    stdio: 'ignore',
  })
  await new Promise((done) => admin.on('exit', done))
  return account
}

/** Starts a durable PostgreSQL in a folder and fills it with orders. */
export async function startDatabase(folder: string, orders: number): Promise<{ url: string; stop(): Promise<void> }> {
  const embedded = await import(join(api, 'src/platform/db/embedded-postgres/index.ts'))
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  const database = await embedded.startEmbeddedPostgres({ dataDir: folder, log })
  process.stdout.write(`Preparing ${orders} orders…\n`)
  const seed = await import(join(api, 'scripts/seed/fill-orders.ts'))
  const { migrate } = await import(join(api, 'src/platform/db/migrate.ts'))
  await migrate(database.url)
  const now = new Date()
  now.setMinutes(0, 0, 0)
  await seed.fillOrders(database.url, { orders, now })
  return database
}

/** Returns the id of the `k`-th company that the order generator created. */
export async function getCompanyId(k: number): Promise<string> {
  const { toId } = await import(join(api, 'scripts/seed/fill-orders.ts'))
  return toId('c', k)
}

/** Signs in and returns the session token. */
export async function signIn({ url }: Server, account: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  if (response.status !== 200) throw new Error(`Sign-in ended with ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}

const faker = createFaker(Date.now())

/** Creates an order of a company with a unique recipient name. */
export function buildOrder(companyId: string, contactName: string) {
  const order = createOrder(faker, { companyId })
  // The reference must be unique in its company.
  return { ...order, externalRef: undefined, dropoffs: order.dropoffs.map((stop) => ({ ...stop, contactName })) }
}
