import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, withNewCompanies } from '../../../test/test-app.ts'
import { createPostalCodeProvider } from '../../platform/outbound/postal-codes.ts'
import { openSession } from '../sessions/index.ts'

let server: Server
let testApp: TestApp
let requested: string[] = []
let result: (response: ServerResponse, path: string) => void
const day = 24 * 3_600_000

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '')
    result(response, request.url ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const urls = ['brasilapi', 'viacep'].map((name) => `http://127.0.0.1:${port}/${name}/{cep}`)
  const postalCodes = createPostalCodeProvider(urls, { timeoutMs: 300, restMs: 0 })
  testApp = await createTestApp({ services: { postalCodes } })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  testApp = await withNewCompanies(testApp)
  requested = []
  result = (response) =>
    json(response, { cep: 'x', state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça' })
  await testApp.db.deleteFrom('postal_codes').execute()
})

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const get = (cep: string) => testApp.call('GET', `/v1/postal-codes/${cep}`, { as: testApp.users.operator })

test('returns the address of a CEP in any notation, and calls the service once', async () => {
  for (const cep of ['01001-000', '01001000', '01.001-000', '01001%20000']) {
    expect((await get(cep)).json()).toEqual({
      postalCode: '01001000',
      street: 'Praça',
      neighborhood: 'Sé',
      city: 'São Paulo',
      state: 'SP',
      coordinates: null,
    })
  }
  expect(requested).toEqual(['/brasilapi/01001000'])
})

const saoPaulo = { cep: 'x', state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça' }

test('returns the coordinates that the service has, also from the cache', async () => {
  const coordinates = { longitude: '-46.6343231', latitude: '-23.5502784' }
  result = (response) => json(response, { ...saoPaulo, location: { type: 'Point', coordinates } })
  for (const _time of ['from the service', 'from the table']) {
    expect((await get('01001-000')).json().coordinates).toEqual({ latitude: -23.550278, longitude: -46.634323 })
  }
  expect(requested).toHaveLength(1)
})

test.each([
  ['nothing', {}],
  ['an empty object', { coordinates: {} }],
  ['empty strings', { coordinates: { longitude: '', latitude: '' } }],
  ['a place outside of Brazil', { coordinates: { longitude: '-9.1393', latitude: '38.7223' } }],
  ['swapped latitude and longitude', { coordinates: { longitude: -23.55, latitude: -46.63 } }],
  ['a list', []],
  ['a string', 'São Paulo'],
])('returns the address without coordinates when the service returns %s for them', async (_name, location) => {
  result = (response) => json(response, { ...saoPaulo, location })
  expect((await get('01001-000')).json()).toMatchObject({ city: 'São Paulo', coordinates: null })
})

test("falls back to the second service, in ViaCEP's format, when the first fails", async () => {
  result = (response, path) =>
    path.startsWith('/brasil')
      ? json(response, {}, 500)
      : json(response, { logradouro: '', bairro: '', localidade: 'Tiradentes', uf: 'MG', complemento: 'lado par' })
  const address = { postalCode: '36325000', street: null, neighborhood: null, city: 'Tiradentes', state: 'MG' }
  expect((await get('36325-000')).json()).toEqual({ ...address, coordinates: null })
})

test.each([
  ['by status 404', (response: ServerResponse) => json(response, {}, 404)],
  ['in the format of ViaCEP', (response: ServerResponse) => json(response, { erro: 'true' })],
])('a CEP that does not exist, reported %s, returns 404 and is cached for a day', async (_how, addText) => {
  result = addText
  for (let time = 0; time < 2; time++) {
    expect((await get('99999-999')).json()).toMatchObject({
      status: 404,
      code: 'postal_code_not_found',
      title: 'Não encontramos este CEP. Confira os números ou preencha o endereço.',
    })
  }
  expect(requested).toHaveLength(1)
  testApp.advance(day)
  await get('99999-999')
  expect(requested).toHaveLength(2)
})

const failedSources = (...messages: string[]) => ({
  name: 'CepPromiseError',
  type: 'service_error',
  errors: messages.map((message) => ({ name: 'ServiceError', message, service: 'viacep' })),
})
const keptRows = () => testApp.db.selectFrom('postal_codes').select(['postal_code', 'city']).execute()

test.each([['conexão falhou'], ['CEP não encontrado na base do ViaCEP.', 'A autenticacao de null falhou!']])(
  'calls the second service when the sources of the first failed: %s',
  async (...messages) => {
    result = (response, path) =>
      path.startsWith('/brasil')
        ? json(response, failedSources(...messages), 404)
        : json(response, { logradouro: 'Rua Tutóia', bairro: 'Vila Mariana', localidade: 'São Paulo', uf: 'SP' })
    expect((await get('04006-053')).json()).toMatchObject({ street: 'Rua Tutóia', city: 'São Paulo' })
    expect(requested).toEqual(['/brasilapi/04006053', '/viacep/04006053'])
  },
)

test.each<[string, (response: ServerResponse) => void]>([
  ['has failed', (response) => json(response, {}, 503)],
  ['could not search all its sources', (response) => json(response, failedSources('conexão falhou'), 404)],
  ['has a source without the CEP', (response) => json(response, failedSources('CEP NAO ENCONTRADO', 'timeout'), 404)],
  ['returns the page of a proxy', (response) => response.writeHead(404).end('<html>Not found</html>')],
])('does not store that a CEP is missing in the second service while the first %s', async (_how, addText) => {
  result = (response, path) => (path.startsWith('/brasil') ? addText(response) : json(response, { erro: true }))
  expect((await get('99999-999')).json()).toMatchObject({ status: 404, code: 'postal_code_not_found' })
  expect(await keptRows()).toEqual([])
})

test('does not store that a CEP is missing in the second service while the first is skipped', async () => {
  const { port } = server.address() as AddressInfo
  const urls = ['brasilapi', 'viacep'].map((name) => `http://127.0.0.1:${port}/${name}/{cep}`)
  const provider = createPostalCodeProvider(urls)
  result = (response, path) => json(response, { erro: true }, path.startsWith('/brasil') ? 503 : 200)
  for (let time = 0; time < 2; time++) expect(await provider('99999999')).toBe('unconfirmed')
  expect(requested).toEqual(['/brasilapi/99999999', '/viacep/99999999', '/viacep/99999999'])
})

test('returns 503 when the sources of every service failed, and calls them again', async () => {
  result = (response) => json(response, failedSources('conexão falhou'), 404)
  for (let time = 0; time < 2; time++) expect((await get('01001-000')).json()).toMatchObject({ status: 503 })
  expect(requested).toHaveLength(4)
  expect(await keptRows()).toEqual([])
})

test('keeps a stale address when a CEP is missing in one service only', async () => {
  await get('01001-000')
  testApp.advance(200 * day)
  result = (response, path) => json(response, { erro: true }, path.startsWith('/brasil') ? 503 : 200)
  const as = { ...testApp.users.operator, token: await openSession(testApp.ctx, testApp.users.operator.id) }
  const { statusCode } = await testApp.call('GET', '/v1/postal-codes/01001-000', { as })
  expect(statusCode).toBe(200)
  expect(await keptRows()).toEqual([{ postal_code: '01001000', city: 'São Paulo' }])
})

test('returns the street without the range of its house numbers, also from the table', async () => {
  const street = 'Avenida Osmani Barbosa - até 1715 - lado ímpar'
  result = (response) => json(response, { ...saoPaulo, street })
  expect((await get('39404-006')).json().street).toBe('Avenida Osmani Barbosa')
  await testApp.db.updateTable('postal_codes').set({ street }).execute()
  expect((await get('39404-006')).json().street).toBe('Avenida Osmani Barbosa')
})

test.each(['0100100', '010010000', 'abcdefgh', '%F0%9F%93%A6', "0'--"])(
  'rejects the CEP %s without calling a service',
  async (cep) => {
    expect((await get(cep)).json()).toMatchObject({ status: 404, code: 'postal_code_not_found' })
    expect(requested).toEqual([])
  },
)

test.each<[string, (response: ServerResponse) => void]>([
  ['hangs', () => undefined],
  ['fails', (response) => json(response, {}, 503)],
  ['closes the connection', (response) => response.destroy()],
  ['returns HTML', (response) => response.writeHead(200).end('<html>')],
  ['returns an array', (response) => json(response, [])],
  ['returns a state that does not exist', (response) => json(response, { city: 'X', state: 'XX' })],
  ['returns no city', (response) => json(response, { city: '  ', state: 'SP' })],
  ['returns too many bytes', (response) => json(response, { city: 'X'.repeat(200_000), state: 'SP' })],
])('returns 503 when a service %s, and caches nothing', async (_how, addText) => {
  result = addText
  expect((await get('01001-000')).json()).toMatchObject({
    status: 503,
    code: 'postal_code_unavailable',
    title: 'A busca de CEP está fora do ar. Preencha o endereço à mão.',
  })
  expect(requested).toHaveLength(2)
  const rows = await testApp.db.selectFrom('postal_codes').selectAll().execute()
  expect(rows).toEqual([])
})

test('returns a stale cached address while the service is unavailable', async () => {
  await get('01001-000')
  testApp.advance(200 * day)
  result = (response) => json(response, {}, 500)
  const as = { ...testApp.users.operator, token: await openSession(testApp.ctx, testApp.users.operator.id) }
  const repeated = await testApp.call('GET', '/v1/postal-codes/01001-000', { as })
  expect(repeated.json()).toMatchObject({ city: 'São Paulo' })
  expect(requested).toHaveLength(3)
})

test('does not call a service for a while after it failed', async () => {
  result = (response) => json(response, {}, 500)
  const { port } = server.address() as AddressInfo
  const provider = createPostalCodeProvider([`http://127.0.0.1:${port}/one/{cep}`])
  for (let time = 0; time < 3; time++) await expect(provider('01001000')).rejects.toThrow()
  expect(requested).toEqual(['/one/01001000'])
})

test('returns an error when no service is configured', async () => {
  const alone = await createTestApp()
  const as = alone.users.operator
  expect((await alone.call('GET', '/v1/postal-codes/01001000', { as })).json()).toMatchObject({ status: 503 })
})
