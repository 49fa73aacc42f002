import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { systemContext } from '../src/platform/context.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { createOutboundClient } from '../src/platform/outbound/outbound-client.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { createDatabase } from './database.ts'
import { post, start } from './processes.ts'
import { addUser } from './test-app.ts'
import { createReceiver } from './webhook-receiver.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: { readonly key: string; readonly value: Record<string, unknown> }[]
  readonly status: { readonly code?: number }
}

/** The spans that the collector received as JSON over HTTP. */
const spans: SentSpan[] = []
const resources: string[] = []
const collector = createServer(async (request, response) => {
  // biome-ignore lint/suspicious/noExplicitAny: OTLP's JSON, of which the test reads a few fields
  const { resourceSpans } = (await json(request)) as any
  resources.push(JSON.stringify(resourceSpans))
  // biome-ignore lint/suspicious/noExplicitAny: as above
  for (const { scopeSpans } of resourceSpans) for (const { spans: some } of scopeSpans as any) spans.push(...some)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let endpoint = ''
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterAll(() => void collector.close())

const attribute = (span: SentSpan | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0]

test('traces a request under its caller with its statements, and contains no personal data', async () => {
  const { db, url: DATABASE_URL } = await createDatabase()
  const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('silent') }))
  const person = await addUser(ctx, { name: 'Aurora Segredo', role: 'admin', companyIds: [] })
  const token = await openSession(ctx, person.id)
  const env = {
    DATABASE_URL,
    HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_RESOURCE_ATTRIBUTES: 'a=b',
  }
  const server = start(env)
  const url = await server.listening()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  expect((await fetch(`${url}/v1/users?search=Aurora`, { headers })).status).toBe(200)
  expect((await post(url, '/v1/companies', { name: 'Padaria Segredo' }, token)).status).toBe(201)
  expect((await post(url, '/v1/auth/login', { email: person.email, password: 'não é esta' })).status).toBe(401)
  const report = { key: 'orders-by-day', companyId: null, from: '2026-11-01', to: '2026-11-02', format: 'csv' }
  expect((await post(url, '/v1/reports/runs', report, token)).status).toBe(202)
  const made = () => db.selectFrom('report_runs').select('status').where('status', '=', 'done').execute()
  await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 30_000, interval: 100 })
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)

  const list = spans.find(({ name }) => name === 'users.list')
  expect(list).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(attribute(list, 'http.route')).toBe('/v1/users')
  expect(attribute(list, 'http.response.status_code')).toBe(200)
  const create = spans.find(({ name }) => name === 'companies.create')
  expect(create?.traceId).not.toBe(traceId)
  for (const [call, table] of [
    [list, 'from "users"'],
    [create, 'insert into "companies"'],
  ] as const) {
    const under = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    expect(under.map((span) => String(attribute(span, 'db.query.text'))).join()).toContain(table)
  }
  const requested = spans.find(({ name }) => name === 'reportRuns.create')
  const job = spans.find(({ name }) => name === 'reports.run')
  expect(job, 'a job belongs to the call that asked for it').toMatchObject({
    traceId: requested?.traceId,
    parentSpanId: requested?.spanId,
  })
  const everything = JSON.stringify([spans, resources])
  expect(everything).toContain('malote')
  for (const secret of ['Aurora', 'Segredo', person.email, token, 'não é esta', '127.0.0.1:', person.id]) {
    expect(everything, secret).not.toContain(secret)
  }
})

test('traces jobs and webhooks, propagates the trace to receivers, and marks a failure without its message', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint)
  const { openTracing } = await import('../src/platform/observability/tracing.ts')
  const tracing = openTracing(1)
  vi.unstubAllEnvs()
  const receiver = await createReceiver()
  const way = tracing.outbound(createOutboundClient(['127.0.0.1']))
  const [kind] = tracing.jobs([
    {
      name: 'prova.fazer',
      run: async () => {
        await way.post({ url: receiver.url, body: '{}', headers: {} })
        throw new Error('Aurora não atendeu')
      },
    },
  ])
  const context = systemContext(databaseOnlyDeps({ db: {} as never, log: createLogger('silent') }))
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const requested = { id: '1', traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await expect(kind?.run(context, requested, AbortSignal.timeout(10_000))).rejects.toThrow('Aurora')
  await tracing.stop()

  const job = spans.find(({ name }) => name === 'prova.fazer')
  expect(job).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  const webhook = spans.find(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(attribute(webhook, 'http.response.status_code')).toBe(204)
  expect(receiver.received[0]?.headers.traceparent).toBe(`00-${job?.traceId}-${webhook?.spanId}-01`)
  expect(job?.status.code).toBe(2)
  expect(attribute(job, 'error.type')).toBe('Error')
  expect(JSON.stringify(spans)).not.toContain('Aurora')
})
