import { execFileSync } from 'node:child_process'
import { chownSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { systemContext } from '../src/platform/context.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/index.ts'
import type { Tables } from '../src/platform/db/tables.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { orderInput } from './orders.ts'
import { newFolder, newInstallation, post, start } from './processes.ts'
import { addCompany, addUser } from './test-app.ts'

const log = { info: () => undefined, warn: () => undefined }

interface Server extends EmbeddedPostgres {
  /** A connection that is not of the process under test. */
  readonly client: pg.Client
  /** Its address on the network: only sockets of the machine lead to an embedded server. */
  readonly address: string
}

async function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const server = await startEmbeddedPostgres({ dataDir, log, settings })
  onTestFinished(() => server.stop())
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  const network = createServer((socket) => {
    const database = connect(`${new URL(server.url).searchParams.get('host')}/.s.PGSQL.5432`)
    socket.on('error', () => database.destroy()).pipe(database)
    database.on('error', () => socket.destroy()).pipe(socket)
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void network.close())
  return { ...server, client, address: `127.0.0.1:${(network.address() as AddressInfo).port}` }
}

/** Copies the data of a stopped server, and makes the copy follow it. */
function copyAsStandby(dataDir: string): string {
  const folder = newFolder()
  execFileSync('cp', ['-a', `${dataDir}/.`, folder])
  const data = join(folder, 'postgres', 'data')
  const signal = join(data, 'standby.signal')
  writeFileSync(signal, '')
  const { uid, gid } = statSync(data)
  chownSync(signal, uid, gid)
  return folder
}

test('a process with the addresses of both servers follows the primary to the promoted standby', async () => {
  const folder = await newInstallation('empty')
  const standbyFolder = copyAsStandby(folder)
  const primary = await startServer(folder)
  const sockets = new URL(primary.url).searchParams.get('host')
  const standby = await startServer(standbyFolder, { primary_conninfo: `host=${sockets} user=malote` })

  const db = openDatabase<Tables>({ url: primary.url, pool: 1, prepared: true, onConnectionError: () => undefined })
  const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('silent') }))
  const companyId = await addCompany(db, 'Padaria da Serra')
  const { token } = await addUser(ctx, { name: 'Ana Admin', role: 'admin', companyIds: [] })
  await db.destroy()

  // The standby is the first: the order of the addresses does not decide.
  const DATABASE_URL = `postgresql://malote@${standby.address},${primary.address}/malote`
  const { listening } = start({ DATABASE_URL, HOST: '127.0.0.1' })
  const url = await listening()
  const create = async () => {
    const response = await post(url, '/v1/service-orders', orderInput(companyId), token)
    return { status: response.status, order: (await response.json()) as { orderNumber: string } }
  }
  const isReady = async () => (await fetch(`${url}/readyz`)).status === 200
  const before = await create()
  expect(before.status).toBe(201)
  const copied = async () =>
    (await standby.client.query('select 1 from service_orders where order_number = $1', [before.order.orderNumber]))
      .rowCount
  await expect.poll(copied, { timeout: 30_000 }).toBe(1)

  await primary.stop()
  await expect.poll(isReady, { timeout: 30_000 }).toBe(false)
  expect((await create()).status).toBe(503)

  await standby.client.query('select pg_promote()')
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
  const after = await create()
  expect(after.status).toBe(201)
  expect(after.order.orderNumber > before.order.orderNumber).toBe(true)
  const response = await fetch(`${url}/v1/service-orders/${before.order.orderNumber}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.status).toBe(200)
})
