import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ApiError,
  attachments,
  type Client,
  comments,
  companies,
  createClient,
  serviceOrders,
} from '@malote/api-client'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { newId } from '../src/platform/security/ids.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { createDatabase } from './database.ts'
import { dropoff, orderInput } from './orders.ts'
import { databaseProcess, newFolder, newInstallation, patientFetch, signIn, start } from './processes.ts'
import { addCompany, addUser } from './test-app.ts'

/** An acknowledged change of an order, which must be in the database. */
interface Acknowledged {
  readonly orderNumber: string
  readonly draft: boolean
  readonly steps: string[]
  readonly comments: string[]
  readonly files: { readonly id: string; readonly sha256: string }[]
  notes: string | null
}

/** Creates orders and changes each in every possible way. Throws when the server does not respond. */
async function work(client: Client, companyId: string, notified: Acknowledged[], alone: () => Acknowledged[]) {
  for (let round = 0; ; round++) {
    const draft = round % 4 === 3
    const body = orderInput(companyId, {
      dropoffs: ['Ana', 'Bia'].map(dropoff),
      draft,
      externalRef: newId().slice(-12),
    })
    const { orderNumber } = await client(serviceOrders.create, { body }, { idempotencyKey: newId() })
    const order: Acknowledged = { orderNumber, draft, steps: [], comments: [], files: [], notes: null }
    notified.push(order)
    const params = { orderNumber }
    const { id } = await client(comments.create, { params, body: { text: `Primeiro de ${orderNumber}` } })
    order.comments.push(id)
    const file = new File([`%PDF-1.7 ${orderNumber}`], 'nota.pdf')
    const { data } = await client(attachments.create, { params, form: {}, files: [file] })
    order.files.push(...data)
    const edited = await client(serviceOrders.update, { params, body: { notes: orderNumber } }, { version: 1 })
    order.notes = edited.notes
    if (draft) continue
    const { status } = await client(serviceOrders.transition, { params, body: { to: 'on_hold', reason: 'Chuva' } })
    order.steps.push(status)
    const waiting = alone().filter(({ steps }) => steps.at(-1) === 'on_hold')
    if (waiting.length < 3) continue
    const orderNumbers = waiting.map((one) => one.orderNumber)
    const results = await client(serviceOrders.transitionMany, {
      body: { orderNumbers, to: 'canceled', reason: 'Cliente desistiu' },
    })
    for (const result of results.data) {
      if (result.status) waiting.find((one) => one.orderNumber === result.orderNumber)?.steps.push(result.status)
    }
  }
}

test('loses no acknowledged change and leaves no partial one when the server is killed during writes', async () => {
  const { db, url: DATABASE_URL } = await createDatabase()
  const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('silent') }))
  const companyId = await addCompany(db, 'Padaria Acme')
  const admin = await addUser(ctx, { name: 'Ana Admin', role: 'admin', companyIds: [] })
  const token = await openSession(ctx, admin.id)
  const env = { DATABASE_URL, HOST: '127.0.0.1', MALOTE_DATA_DIR: newFolder(), RATE_LIMIT: '0' }
  const notified: Acknowledged[] = []
  let kills = 0
  for (; kills < 20; kills++) {
    const server = start(env)
    const client = createClient({ baseUrl: await server.listening(), token: () => token, fetch: patientFetch })
    const before = notified.length
    const writers = Array.from({ length: 4 }, async () => {
      const acknowledged: Acknowledged[] = []
      const push = { push: (order: Acknowledged) => acknowledged.push(order) && notified.push(order) }
      await work(client, companyId, push as Acknowledged[], () => acknowledged).catch((error: unknown) => {
        // A client only learns that the connection was lost.
        if (!(error instanceof ApiError) || error.status !== 0) throw error
      })
    })
    // At another moment of the work each time.
    while (notified.length < before + 2 + (kills % 5)) await sleep(5)
    server.child.kill('SIGKILL')
    await Promise.all(writers)
    await server.exit
  }
  expect(notified.length).toBeGreaterThan(60)

  const last = start(env)
  const client = createClient({ baseUrl: await last.listening(), token: () => token, fetch: patientFetch })
  for (const { orderNumber, draft, steps, comments: texts, files, notes } of notified) {
    const params = { orderNumber }
    const order = await client(serviceOrders.get, { params })
    expect([order.stops.length, order.items.length, draft || order.notes === notes || notes === null]).toEqual([
      3,
      1,
      true,
    ])
    const history = (await client(serviceOrders.events, { params })).data
    expect(history.map(({ position }) => position)).toEqual(history.map((_, index) => index + 1))
    expect(history.flatMap(({ to }) => to ?? [])).toEqual(expect.arrayContaining(steps))
    expect((await client(comments.list, { params })).data.map(({ id }) => id)).toEqual(expect.arrayContaining(texts))
    for (const { id, sha256 } of files) {
      const file = await client(attachments.download, { params: { ...params, attachmentId: id } })
      expect(
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('hex'),
      ).toBe(sha256)
    }
  }
  // Unacknowledged changes are complete or absent.
  const { rows } = await sql<{ halves: number }>`
    select count(*)::integer as halves from service_orders as one where
      (select count(*) from service_order_stops where service_order_id = one.id) <> 3
      or (select count(*) from service_order_items where service_order_id = one.id) <> 1
      or (select count(*) from service_order_events where service_order_id = one.id) <> one.event_count
      or (select count(*) from service_order_comments where service_order_id = one.id)
        <> (select count(*) from service_order_events where service_order_id = one.id and type = 'commented')`.execute(
    db,
  )
  expect(rows).toEqual([{ halves: 0 }])
}, 400_000)

test('reports a database that dies under load, and loses or duplicates nothing', async () => {
  const folder = await newInstallation('demo')
  const server = start({ MALOTE_DATA_DIR: folder, RATE_LIMIT: '0' })
  const baseUrl = await server.listening()
  const token = await signIn(baseUrl)
  const client = createClient({ baseUrl, token: () => token })
  const { data } = await client(companies.list, { query: {} })
  const companyId = data[0]?.id ?? ''
  const rejections: ApiError[] = []
  const numbers = new Map<string, string>()
  let writing = true
  const writers = Array.from({ length: 4 }, async () => {
    while (writing) {
      const externalRef = `QUEDA-${newId().slice(-12)}`
      const body = orderInput(companyId, { externalRef })
      // Retries with the same key until the creation is acknowledged, as a careful client does.
      while (!numbers.has(externalRef)) {
        try {
          const order = await client(serviceOrders.create, { body }, { idempotencyKey: externalRef })
          numbers.set(externalRef, order.orderNumber)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          rejections.push(error)
          await sleep(50)
        }
      }
    }
  })
  while (numbers.size < 20) await sleep(10)
  process.kill(databaseProcess(folder), 'SIGKILL')
  while (rejections.length < 5) await sleep(10)
  const outage = await fetch(`${baseUrl}/v1/service-orders`, { headers: { authorization: `Bearer ${token}` } })
  const acknowledged = numbers.size
  while (numbers.size < acknowledged + 20) await sleep(10)
  writing = false
  await Promise.all(writers)

  expect(outage.status === 200 || outage.headers.get('retry-after') !== null).toBe(true)
  expect(new Set(rejections.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 unavailable']))
  expect(rejections[0]?.message).toContain('fora do ar')
  for (const [externalRef, orderNumber] of numbers) {
    const list = await client(serviceOrders.list, { query: { search: externalRef } })
    expect(list.data.map((order) => order.orderNumber)).toEqual([orderNumber])
  }
  expect(new Set(numbers.values()).size).toBe(numbers.size)
}, 180_000)
