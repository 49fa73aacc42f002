import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { createPostalCodeSearch } from '../../platform/outbound/postal-code-search.ts'

let server: Server
let testApp: TestApp
let requested: string[] = []
let result: (response: ServerResponse, path: string) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '')
    requested.push(path)
    result(response, path)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const postalCodeSearch = createPostalCodeSearch(`http://127.0.0.1:${port}/ws/{state}/{city}/{street}/json/`, 300)
  testApp = await createTestApp({ services: { postalCodeSearch } })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requested = []
  result = (response) => json(response, [])
})

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const code = (cep: string, logradouro: string, complemento = '', bairro = 'Aldeota') => ({
  cep,
  logradouro,
  complemento,
  unidade: '',
  bairro,
  localidade: 'Fortaleza',
  uf: 'CE',
  ibge: '2304400',
  ddd: '85',
})
const search = (query: Record<string, string>) =>
  testApp.call('GET', `/v1/postal-codes?${new URLSearchParams({ state: 'CE', city: 'Fortaleza', ...query })}`, {
    as: testApp.users.manager,
  })
const listCodes = async (query: Record<string, string>) =>
  (await search(query))
    .json()
    .data.map((match: { postalCode: string; exact: boolean }) => [match.postalCode, match.exact])

test('returns the code of the side and part of a street that has the number, first', async () => {
  result = (response) =>
    json(response, [
      code('60170-000', 'Avenida Desembargador Moreira', 'até 900/901', 'Meireles'),
      code('60170-002', 'Avenida Desembargador Moreira', 'de 902 a 2120 - lado par'),
      code('60170-001', 'Avenida Desembargador Moreira', 'de 901 a 2119 - lado ímpar'),
    ])
  const response = await search({ street: 'Av. Des. Moreira', number: '1.301' })
  expect(response.json().data).toHaveLength(3)
  expect(response.json().data[0]).toEqual({
    postalCode: '60170001',
    street: 'Avenida Desembargador Moreira',
    neighborhood: 'Aldeota',
    city: 'Fortaleza',
    state: 'CE',
    coordinates: null,
    numbers: 'de 901 a 2119 - lado ímpar',
    exact: true,
  })
  expect(requested).toEqual(['/ws/CE/Fortaleza/Avenida Desembargador Moreira/json/'])
  expect((await listCodes({ street: 'Av. Des. Moreira' })).filter(([, exact]: [string, boolean]) => exact)).toEqual([])
})

test('another name, another district and a building are not exact', async () => {
  result = (response) =>
    json(response, [
      code('60000-001', 'Rua das Flores', '', 'Centro'),
      code('60000-002', 'Rua das Flores', 'Edifício Jangada', 'Aldeota'),
      code('60000-003', 'Rua das Flores Amarelas'),
      code('60000-004', 'Rua das Flores', '', 'Aldeota'),
    ])
  expect(await listCodes({ street: 'R. das Flores', number: '10', neighborhood: 'ALDEOTA' })).toEqual([
    ['60000004', true],
    ['60000002', false],
    ['60000001', false],
    ['60000003', false],
  ])
})

test('districts differ by their numbers, and not by abbreviations', async () => {
  result = (response) =>
    json(response, [
      code('60000-001', 'Rua dos Distritos', '', 'Vila Santo Antônio 1'),
      code('60000-002', 'Rua dos Distritos', '', 'Vila Santo Antônio 2'),
    ])
  expect(await listCodes({ street: 'Rua dos Distritos', neighborhood: 'Vila Sto. Antônio 2' })).toEqual([
    ['60000002', true],
    ['60000001', false],
  ])
})

test('a code that several streets have is listed once, with the best of them', async () => {
  result = (response) =>
    json(response, [code('60000-001', 'Rua Geral Norte'), code('60000-001', 'Rua Geral'), code('60000-002', 'Rua X')])
  expect(await listCodes({ street: 'Rua Geral', number: '10' })).toEqual([
    ['60000001', true],
    ['60000002', false],
  ])
})

test('a street of another city is not exact', async () => {
  result = (response) => json(response, [{ ...code('60000-001', 'Rua Vizinha'), localidade: 'Caucaia' }])
  expect(await listCodes({ street: 'Rua Vizinha', number: '10' })).toEqual([['60000001', false]])
})

test('keeps the results of a street in memory, and no failure', async () => {
  result = (response) => json(response, {}, 500)
  expect((await search({ street: 'Rua Memória' })).statusCode).toBe(503)
  result = (response) => json(response, [code('60000-001', 'Rua Memória')])
  for (const number of ['10', '12']) {
    expect(await listCodes({ street: 'R. Memória', number })).toEqual([['60000001', true]])
  }
  expect(requested).toHaveLength(2)
})

test('searches the name without its kind when no street has the kind', async () => {
  result = (response, path) => json(response, path.includes('Avenida') ? [] : [code('60000-001', 'Rua Paulista')])
  expect(await listCodes({ street: 'Av Paulista', number: '10' })).toEqual([['60000001', false]])
  expect(requested).toEqual(['/ws/CE/Fortaleza/Avenida Paulista/json/', '/ws/CE/Fortaleza/Paulista/json/'])
})

test.each([
  ['nothing', (response: ServerResponse) => json(response, [])],
  ['an error for the name', (response: ServerResponse) => json(response, {}, 400)],
  ['an object', (response: ServerResponse) => json(response, { erro: true })],
  ['results that cannot be read', (response: ServerResponse) => json(response, [{ cep: '1' }, null, 'x'])],
])('returns no codes for %s', async (name, respond) => {
  result = respond
  expect((await search({ street: `Via ${name}` })).json()).toEqual({ data: [] })
})

test.each([
  ['fails', (response: ServerResponse) => json(response, {}, 500)],
  ['returns a page', (response: ServerResponse) => response.end('<html></html>')],
  ['sends too much', (response: ServerResponse) => response.end(JSON.stringify('x'.repeat(70_000)))],
  ['does not respond', () => undefined],
])('reports that the search is not available when the service %s', async (name, respond) => {
  result = respond
  // Another street than in other tests, whose results are in memory.
  expect((await search({ street: `Rua ${name}` })).json()).toMatchObject({
    status: 503,
    code: 'postal_code_unavailable',
  })
})

test('a street cannot call another path of the service', async () => {
  await search({ street: '../../../admin?x=1#y', city: '..' })
  expect(requested.every((path) => /^\/ws\/CE\//.test(path) && !path.includes('..'))).toBe(true)
})

test.each([
  [{ street: 'ab' }, 'street'],
  [{ street: 'Rua X', state: 'XX' }, 'state'],
  [{ street: 'Rua X', city: ' ' }, 'city'],
])('reports the fields of %j that cannot be searched', async (query, field) => {
  const response = await search(query as Record<string, string>)
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([expect.objectContaining({ pointer: `?${field}` })])
})
