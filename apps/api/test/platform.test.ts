import { endpoints, errorCatalogue } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

describe('OpenAPI', () => {
  test('prints exactly the endpoints of the contract', async () => {
    const document = (await testApp.call('GET', '/v1/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const printed = Object.entries(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    const declared = endpoints.map(({ id, method, path }) => `${id} ${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(printed.sort()).toEqual(declared.sort())
  })

  test('describes inputs, responses and errors', async () => {
    const { paths, components } = (await testApp.call('GET', '/v1/openapi.json')).json()
    expect(components.securitySchemes.bearer).toEqual({ type: 'http', scheme: 'bearer' })
    const create = paths['/v1/service-orders'].post
    expect(create.requestBody.content['application/json'].example).toMatchObject({ externalRef: 'PED-1001' })
    expect(create.responses['201'].content['application/json'].example.orderNumber).toBe('OS-2026-000123')
    expect(create.security).toEqual([{ bearer: [] }, { apiKey: [] }])
    const [request] = create.requestBody.content['application/json'].schema.oneOf
    expect(request).toEqual({ $ref: '#/components/schemas/NewServiceOrder' })
    expect(components.schemas.NewServiceOrder.required).toEqual(
      expect.arrayContaining(['companyId', 'pickup', 'dropoffs']),
    )
    expect(create.responses['201'].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/CreatedServiceOrder',
    })
    expect(components.schemas.CreatedServiceOrder.properties.orderNumber.type).toBe('string')
    const rejection = (status: string) => {
      const { $ref, ...inline } = create.responses[status]
      return $ref ? components.responses[$ref.split('/').at(-1)] : inline
    }
    expect(rejection('422').content['application/problem+json'].schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
    expect(components.schemas.Problem.properties.code.type).toBe('string')
    expect(rejection('409').description).toContain(errorCatalogue.already_exists.title)
    expect(paths['/v1/auth/login'].post.security).toEqual([])
    expect(paths['/v1/auth/logout'].post.responses['204'].content).toBeUndefined()
    const list = paths['/v1/service-orders'].get.parameters.map(
      ({ $ref = '', name }: { $ref?: string; name?: string }) =>
        name ?? components.parameters[$ref.split('/').at(-1) ?? ''].name,
    )
    expect(list).toEqual(expect.arrayContaining(['page', 'limit', 'tab', 'companyId', 'search']))
  })
})

test('offers no accounts to sign in with outside of the demonstration', async () => {
  const response = await testApp.call('GET', '/demo-accounts.json')
  expect([response.statusCode, response.json()]).toEqual([200, []])
})

describe('health', () => {
  test('reports that the process is alive and ready', async () => {
    expect((await testApp.call('GET', '/healthz')).json()).toMatchObject({ status: 'ok' })
    expect((await testApp.call('GET', '/readyz')).json()).toMatchObject({ status: 'ready' })
  })

  test('a stopping process is alive, not ready, and still responds', async () => {
    const readiness = { stopping: false }
    const leaving = await createTestApp({ services: { readiness } })
    const send = async () => (await leaving.call('GET', '/readyz')).statusCode
    expect(await send()).toBe(200)
    readiness.stopping = true
    expect(await send()).toBe(503)
    expect((await leaving.call('GET', '/healthz')).statusCode).toBe(200)
    expect((await leaving.call('GET', '/v1/users/me', { as: leaving.users.admin })).statusCode).toBe(200)
  })

  test('without its database it is alive, not ready, and returns Retry-After', async () => {
    const lost = await createTestApp()
    const name = new URL(lost.databaseUrl).pathname.slice(1)
    await sql.raw(`alter database ${name} allow_connections false`).execute(testApp.db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(testApp.db)
    expect((await lost.call('GET', '/healthz')).statusCode).toBe(200)
    for (const path of ['/readyz', '/v1/users/me']) {
      const response = await lost.call('GET', path, { as: lost.users.admin })
      expect([response.statusCode, response.headers['retry-after']], response.body).toEqual([503, '5'])
      expect(response.json().code).toBe('unavailable')
    }
    await sql.raw(`alter database ${name} allow_connections true`).execute(testApp.db)
    expect((await lost.call('GET', '/v1/users/me', { as: lost.users.admin })).statusCode).toBe(200)
  })
})

describe('an address that calls too often', () => {
  test('is rate limited, earlier on public endpoints, and health checks still work', async () => {
    const limited = await createTestApp({ config: { rateLimit: 20 } })
    limited.advance(60_000 - (limited.now().getTime() % 60_000))
    const login = () => limited.call('POST', '/v1/auth/login', { body: { email: limited.users.admin.email, password } })
    const logins = [await login(), await login(), await login()]
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(logins[2]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(logins[2]?.headers['retry-after'])).toBeGreaterThan(0)
    const me = () => limited.call('GET', '/v1/users/me', { as: limited.users.admin })
    const statuses = new Set<number>()
    for (let call = 0; call < 30; call++) statuses.add((await me()).statusCode)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await limited.call('GET', '/healthz')).statusCode).toBe(200)
  })
})

test('a response writes one log line with operation, status and user', async () => {
  const from = testApp.logLines.length
  await testApp.call('GET', '/v1/companies', { as: testApp.users.operator })
  const lines = testApp.logLines.slice(from).map((line) => JSON.parse(line))
  expect(lines).toEqual([
    expect.objectContaining({
      operation: 'companies.list',
      status: 200,
      user: testApp.users.operator.id,
      msg: 'request completed',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain(testApp.users.operator.token)
})

test('a rejected caller leaves their address in the log, but not their credentials', async () => {
  const from = testApp.logLines.length
  const body = { email: 'quem\ntenta@example.com', password: 'uma senha que ninguém tem' }
  await testApp.call('POST', '/v1/auth/login', { body: { ...body, email: 'tenta@example.com' } })
  await testApp.call('POST', '/v1/auth/login', { body })
  await testApp.call('GET', '/v1/users/me', { headers: { authorization: `Bearer ${'forjado'.repeat(6)}` } })
  const logged = testApp.logLines.slice(from)
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ operation: 'auth.login', status: 401, address: '127.0.0.1' }),
    expect.objectContaining({ operation: 'auth.login', status: 400 }),
    expect.objectContaining({ operation: 'users.me', status: 401, address: '127.0.0.1' }),
  ])
  expect(logged.join('')).not.toMatch(/example\.com|ninguém|forjado/)
})
