import { parseCsv } from 'hucre/csv'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../src/platform/security/ids.ts'
import { placeSheet } from './authorization-resources.ts'
import { createCsv, createImportHelpers, importsPath, plainRow } from './imports.ts'
import { dropoff, orderInput, request } from './orders.ts'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

describe('formulas in downloaded files', () => {
  const dangerous = ['=HYPERLINK(1)', '@SUM(1)', '+1', '-1', '＝1+1', '＋1', '－1', '＠SUM(1)']

  test('escapes formulas in the titles of an imported file', async () => {
    const { checked } = createImportHelpers(testApp)
    const more = Object.fromEntries(dangerous.map((title) => [title, 'x']))
    const first = await checked(createCsv([{ ...plainRow, 'Entrega: UF': 'ZZ', ...more }]))
    const fields = first.columns.map(({ field }) => field)
    const path = `${importsPath}/${first.id}`
    const mapped = await testApp.call('PUT', `${path}/columns`, {
      as: testApp.users.manager,
      body: { columns: fields },
    })
    expect(mapped.statusCode, mapped.body).toBe(202)
    const { importJobs } = await import('../src/modules/imports/index.ts')
    await importJobs[0]?.run(testApp.ctx, { id: first.id }, new AbortController().signal)
    const response = await testApp.call('GET', `${path}/errors?format=csv`, { as: testApp.users.admin })
    const [titles = []] = parseCsv(response.body, { delimiter: ';' })
    for (const title of dangerous) expect(titles).toContain(`'${title}`)
  })

  test('escapes formulas in the titles of a file of locations', async () => {
    const [head, ...rows] = placeSheet.split('\n')
    const content = [`${head};=HYPERLINK(1)`, ...rows.map((row) => `${row};x`), ';123;;;;;;'].join('\n')
    const form = { companyId: testApp.companies.acme, files: new File([content], 'locais.csv') }
    const response = await testApp.call('POST', '/v1/locations/imports/errors', { as: testApp.users.manager, form })
    expect(response.statusCode, response.body).toBe(200)
    expect(parseCsv(response.body, { delimiter: ';' })[0]).toContain("'=HYPERLINK(1)")
  })

  test('quotes cells that start with a full-width sign, and reads them back unchanged', async () => {
    await request(testApp, testApp.users.manager, { externalRef: '＝1+1', costCenter: '＠SUM(1)' })
    const response = await testApp.call('GET', '/v1/service-orders/export?format=csv', { as: testApp.users.admin })
    const cells = parseCsv(response.body, { delimiter: ';' }).flat()
    expect(cells).toContain("'＝1+1")
    expect(cells).toContain("'＠SUM(1)")
  })
})

describe('the name on the tracking page', () => {
  test.each([
    ['11987654321', null],
    ['mariana.albuquerque@x.example', null],
    ['Mariana_Albuquerque', null],
    ['CPF:123.456.789-00', null],
    ['ALBUQUERQUE, Mariana', 'Mariana'],
    ['Mariana Albuquerque', 'Mariana'],
    ['Ana-Luísa d’Ávila', 'Ana-Luísa'],
    ['Dr. João', 'João'],
  ])('of "%s" is %s', async (contactName, shown) => {
    const order = await request(testApp, testApp.users.manager, { dropoffs: [dropoff(contactName)] })
    const token = order.trackingUrl?.split('/').at(-1)
    const response = await testApp.call('GET', `/v1/public/tracking/${token}`)
    expect(response.json().delivery.recipient).toBe(shown)
  })
})

test('moving a draft to a missing company and to a foreign one has the same response', async () => {
  const draft = await request(testApp, testApp.users.manager, { draft: true })
  const responses = await Promise.all(
    [newId(), testApp.companies.other].map((companyId) =>
      testApp.call('PUT', `/v1/service-orders/${draft.orderNumber}`, {
        as: testApp.users.manager,
        body: { version: draft.version, companyId },
      }),
    ),
  )
  const [missing, foreign] = responses.map((response) => ({ ...response.json(), requestId: '' }))
  expect(missing).toMatchObject({ status: 404, code: 'not_found' })
  expect(missing).toEqual(foreign)
})

describe('a search', () => {
  test.each(['%', '_', '\\', '％', '＿', '＼'])('for %s finds only texts that contain it', async (sign) => {
    await request(testApp, testApp.users.manager)
    await testApp.call('POST', '/v1/service-orders', {
      as: testApp.users.manager,
      body: orderInput(testApp.companies.acme, { externalRef: `desconto ${sign} ${newId().slice(-4)}` }),
    })
    // In one company, because a search in all of them needs three letters.
    const path = `/v1/service-orders?limit=1&companyId=${testApp.companies.acme}`
    const response = await testApp.call('GET', `${path}&search=${encodeURIComponent(sign)}`, {
      as: testApp.users.admin,
    })
    const all = await testApp.call('GET', path, { as: testApp.users.admin })
    expect(response.json().meta.total).toBeGreaterThan(0)
    expect(response.json().meta.total).toBeLessThan(all.json().meta.total)
  })

  test('of sixty words uses the longest of them', async () => {
    await request(testApp, testApp.users.manager, { externalRef: 'PEDIDO-777' })
    const words = [
      ...Array.from({ length: 48 }, (_, index) => 'peido-7'.slice(index % 3, (index % 3) + 1)),
      'pedido-777',
    ]
    const search = encodeURIComponent(words.join(' '))
    const response = await testApp.call('GET', `/v1/service-orders?search=${search}`, { as: testApp.users.admin })
    expect(response.json().meta.total).toBe(1)
  })
})
