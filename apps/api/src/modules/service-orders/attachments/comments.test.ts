import { commentsPerOrder } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { orderIn, request } from '../../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const path = (order: { orderNumber: string }) => `/v1/service-orders/${order.orderNumber}/comments`
const addText = (order: { orderNumber: string }, body: object, as = testApp.users.operator, key?: string) =>
  testApp.call('POST', path(order), { as, body, ...(key ? { key } : {}) })
const texts = async (order: { orderNumber: string }, as = testApp.users.operator) =>
  (await testApp.call('GET', path(order), { as })).json().data.map(({ text }: { text: string }) => text)

test('returns comments in order, to the readers that their visibility allows', async () => {
  const order = await request(testApp)
  await addText(order, { text: 'Portão azul\nao lado da farmácia' }, testApp.users.manager)
  await addText(order, { text: 'Cliente difícil', visibility: 'internal' })
  const last = await addText(order, { text: '  Combinado 📦  ', visibility: 'company' }, testApp.users.admin)
  expect(last.statusCode).toBe(201)
  expect(last.json()).toMatchObject({ text: 'Combinado 📦', author: { name: 'Ana Admin' }, visibility: 'company' })
  expect(await texts(order)).toEqual(['Portão azul\nao lado da farmácia', 'Cliente difícil', 'Combinado 📦'])
  expect(await texts(order, testApp.users.manager)).toEqual(['Portão azul\nao lado da farmácia', 'Combinado 📦'])
})

test('rejects an internal comment of a manager', async () => {
  const response = await addText(await request(testApp), { text: 'x', visibility: 'internal' }, testApp.users.manager)
  expect(response.json()).toMatchObject({ status: 403, code: 'forbidden' })
})

test('accepts comments on a closed order', async () => {
  expect((await addText(await orderIn(testApp, 'delivered'), { text: 'Obrigado' })).statusCode).toBe(201)
})

test('saves a repeated comment once', async () => {
  const order = await request(testApp)
  const responses = await Promise.all(
    [1, 2, 3].map(() => addText(order, { text: 'Uma vez' }, undefined, 'um-comentario')),
  )
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(await texts(order)).toEqual(['Uma vez'])
})

test('returns 409 for a comment beyond the maximum, and lists all comments', async () => {
  const order = await request(testApp)
  const { id } = await testApp.db
    .selectFrom('service_orders')
    .select('id')
    .where('order_number', '=', order.orderNumber)
    .executeTakeFirstOrThrow()
  const row = { service_order_id: id, author_id: testApp.users.operator.id, visibility: 'company' as const }
  const rows = Array.from({ length: commentsPerOrder - 1 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    text: `Comentário ${index}`,
    created_at: new Date(testApp.now().getTime() - 1000),
  }))
  await testApp.db.insertInto('service_order_comments').values(rows).execute()
  expect((await addText(order, { text: 'O último' })).statusCode).toBe(201)
  expect((await addText(order, { text: 'Um a mais' }, testApp.users.manager)).json()).toMatchObject({
    status: 409,
    code: 'limit_reached',
    detail: 'Esta ordem já tem 500 comentários, o máximo.',
  })
  expect(await texts(order)).toHaveLength(commentsPerOrder)
})

test.each([
  ['an empty text', { text: '   ' }],
  ['a text that is too long', { text: 'x'.repeat(2001) }],
  ['a NUL character', { text: 'a\u0000b' }],
  ['an unknown visibility', { text: 'x', visibility: 'public' }],
  ['a missing text', {}],
])('rejects %s', async (_name, body) => {
  const order = await request(testApp)
  expect((await addText(order, body)).statusCode).toBe(400)
  expect(await texts(order)).toEqual([])
})

test("returns 404 for the comments of another company's order", async () => {
  const order = await request(testApp)
  expect((await addText(order, { text: 'x' }, testApp.users.foreignOperator)).statusCode).toBe(404)
  expect((await testApp.call('GET', path(order), { as: testApp.users.foreignManager })).statusCode).toBe(404)
})

test('adds comments to the history, for readers that their visibility allows', async () => {
  const order = await request(testApp)
  const { id } = (await addText(order, { text: 'Portão azul' }, testApp.users.manager)).json()
  await addText(order, { text: 'Cliente difícil', visibility: 'internal' })
  const events = async (as = testApp.users.operator) =>
    (await testApp.call('GET', `/v1/service-orders/${order.orderNumber}/events`, { as })).json().data
  expect(await events()).toMatchObject([
    { type: 'created', position: 1 },
    { type: 'commented', position: 2, note: 'Portão azul', commentId: id, visibility: 'company', to: null },
    { type: 'commented', position: 3, note: 'Cliente difícil', visibility: 'internal' },
  ])
  expect((await events(testApp.users.manager)).map(({ note }: { note: string | null }) => note)).toEqual([
    null,
    'Portão azul',
  ])
})

test('a comment does not conflict with an edit of the version before it', async () => {
  const order = await request(testApp)
  await addText(order, { text: 'Combinado' })
  const path = `/v1/service-orders/${order.orderNumber}`
  const edit = (notes: string, version: number) =>
    testApp.call('PUT', path, { as: testApp.users.operator, body: { notes, version } })
  expect((await edit('Ligar antes.', order.version)).statusCode).toBe(200)
  await addText(order, { text: 'De novo' }, testApp.users.manager)
  const conflict = await edit('Outra nota.', order.version)
  // Contains the edit, and not the later comment.
  expect(conflict.json()).toMatchObject({
    status: 412,
    detail: expect.stringContaining('Otto Operador'),
    changes: [{ field: '/notes' }],
  })
})
