import type { OccurrenceDetail, ServiceOrder } from '@malote/api-client/contract'
import { beforeEach, expect, test } from 'vitest'
import { inTransit, orderIn, request, step } from '../../../../test/orders.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await createTestApp()
})

type Order = Pick<ServiceOrder, 'orderNumber'>
const path = ({ orderNumber }: Order) => `/v1/service-orders/${orderNumber}/occurrences`
const fetchOccurrences = async (order: Order, as: TestUser = testApp.users.operator): Promise<OccurrenceDetail[]> =>
  (await testApp.call('GET', path(order), { as })).json().data
const open = (order: Order, body: object, as: TestUser = testApp.users.operator, key?: string) =>
  testApp.call('POST', path(order), { as, body, ...(key ? { key } : {}) })
const change = (order: Order, id: string, body: object, as: TestUser = testApp.users.operator) =>
  testApp.call('PUT', `${path(order)}/${id}`, { as, body })
const comment = (order: Order, id: string, body: object, as: TestUser = testApp.users.operator) =>
  testApp.call('POST', `${path(order)}/${id}/comments`, { as, body })
const list = async (query: string, as: TestUser = testApp.users.operator): Promise<OccurrenceDetail[]> =>
  (await testApp.call('GET', `/v1/occurrences?${query}`, { as })).json().data
const record = (order: ServiceOrder, position: number, body: object, key?: string) =>
  testApp.call('PUT', `/v1/service-orders/${order.orderNumber}/stops/${order.stops[position]?.id}`, {
    as: testApp.users.operator,
    body,
    ...(key ? { key } : {}),
  })
const undo = ({ orderNumber }: Order) =>
  testApp.call('POST', `/v1/service-orders/${orderNumber}/undo`, { as: testApp.users.operator })
const rejected = { state: 'failed', reason: 'Recusado pelo destinatário' }
const damage = { kind: 'damaged', description: 'A caixa chegou molhada.' }
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const photo = (name = 'caixa.png') => new File([Buffer.from(png, 'base64')], name)

test('a failed stop opens one occurrence, due by its kind, with the photos of the stop', async () => {
  const order = await inTransit(testApp, ['Ana'])
  const stopId = order.stops[1]?.id ?? ''
  const files = `/v1/service-orders/${order.orderNumber}/attachments`
  await testApp.call('POST', files, {
    as: testApp.users.operator,
    form: { kind: 'photo', stopId, files: photo() },
  })
  await Promise.all([record(order, 1, rejected, 'uma-falha'), record(order, 1, rejected, 'uma-falha')])
  const occurrences = await fetchOccurrences(order)
  expect(occurrences).toMatchObject([
    {
      kind: 'refused',
      reason: rejected.reason,
      stopId,
      status: 'open',
      owner: null,
      openedBy: { name: 'Otto Operador' },
      version: 1,
      comments: [],
    },
  ])
  const [{ openedAt, dueAt, id }] = occurrences as [OccurrenceDetail]
  expect(Date.parse(dueAt) - Date.parse(openedAt)).toBe(24 * 3_600_000)
  expect((await testApp.call('GET', files, { as: testApp.users.manager })).json().data).toMatchObject([
    { occurrenceId: id },
  ])
})

test('every failed stop and every attempt opens its occurrence', async () => {
  const order = await inTransit(testApp, ['Ana', 'Bia'])
  await record(order, 1, rejected)
  await record(order, 2, { state: 'failed', reason: 'Destinatário ausente' })
  expect(await fetchOccurrences(order)).toMatchObject([{ kind: 'refused' }, { kind: 'absent' }])
  await step(testApp, testApp.users.operator, order, { to: 'in_transit' })
  await step(testApp, testApp.users.operator, order, { to: 'failed', reason: 'Cão solto' })
  expect(await fetchOccurrences(order)).toMatchObject([{}, {}, { kind: 'other', reason: 'Cão solto' }])
})

test('a failed pickup opens an occurrence at the pickup', async () => {
  let order = await request(testApp, testApp.users.manager)
  for (const to of ['accepted', 'collecting'] as const) {
    order = await step(testApp, testApp.users.operator, order, { to })
  }
  await step(testApp, testApp.users.operator, order, {
    to: 'failed',
    reason: 'Estabelecimento fechado',
    note: 'Fui às 9h.',
  })
  expect(await fetchOccurrences(order)).toMatchObject([
    { kind: 'closed', stopId: order.stops[0]?.id, description: 'Fui às 9h.' },
  ])
})

test('an undone failure withdraws its occurrence, or resolves one that a person has changed', async () => {
  const order = await inTransit(testApp, ['Ana'])
  await record(order, 1, rejected)
  expect((await undo(order)).statusCode).toBe(200)
  expect(await fetchOccurrences(order)).toEqual([])
  await record(order, 1, rejected)
  const [{ id } = { id: '' }] = await fetchOccurrences(order)
  await comment(order, id, { text: 'Vou ligar.' })
  expect((await undo(order)).statusCode).toBe(200)
  expect(await fetchOccurrences(order)).toMatchObject([
    { status: 'resolved', resolution: 'O registro da tentativa foi desfeito.', resolvedBy: null },
  ])
  await record(order, 1, rejected)
  expect(await fetchOccurrences(order)).toHaveLength(2)
})

test('the company sees the result and its comments, and not what is internal', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id } = (await open(order, damage)).json()
  await comment(order, id, { text: 'O ajudante deixou cair.', visibility: 'internal' })
  await comment(order, id, { text: 'Vamos trocar a caixa.', visibility: 'company' })
  await comment(order, id, { text: 'Obrigada.' }, testApp.users.manager)
  await change(order, id, { status: 'resolved', resolution: 'Caixa trocada.', ownerId: testApp.users.operator.id })
  const [seen] = await fetchOccurrences(order, testApp.users.manager)
  expect(seen).toMatchObject({ kind: 'damaged', description: null, status: 'resolved', resolution: 'Caixa trocada.' })
  expect(seen?.comments.map(({ text }) => text)).toEqual(['Vamos trocar a caixa.', 'Obrigada.'])
  expect(seen?.owner).toEqual({ id: testApp.users.operator.id, name: 'Otto Operador' })
  const [occurrence] = await fetchOccurrences(order)
  expect(occurrence).toMatchObject({ description: damage.description })
  expect(occurrence?.comments).toHaveLength(3)
  const internal = await comment(order, id, { text: 'x', visibility: 'internal' }, testApp.users.manager)
  expect(internal.json()).toMatchObject({ status: 403, code: 'forbidden' })
})

test('a manager opens an occurrence that both sides read, and does not decide about it', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const opened = await open(order, damage, testApp.users.manager)
  expect(opened.json()).toMatchObject({
    description: damage.description,
    openedBy: { name: testApp.users.manager.name },
  })
  const { id } = opened.json()
  expect(await fetchOccurrences(order, testApp.users.manager)).toMatchObject([{ description: damage.description }])
  expect((await change(order, id, { status: 'resolved', resolution: 'x' }, testApp.users.manager)).statusCode).toBe(403)
})

test('resolving requires a text, and a resolved occurrence can be opened again', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id } = (await open(order, damage)).json()
  expect((await change(order, id, { status: 'resolved', resolution: ' ' })).json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/resolution' }],
  })
  expect((await change(order, id, { status: 'resolved', resolution: 'Trocada.' })).json()).toMatchObject({
    status: 'resolved',
    resolvedBy: { name: 'Otto Operador' },
    resolvedAt: expect.any(String),
  })
  expect((await change(order, id, { status: 'open' })).json()).toMatchObject({
    status: 'open',
    resolution: 'Trocada.',
    resolvedBy: null,
    resolvedAt: null,
    version: 3,
  })
})

test('rejects a due time in the past, unless it is the one of before', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const past = new Date(testApp.now().getTime() - 24 * 3_600_000).toISOString()
  const { id, dueAt } = (await open(order, damage)).json()
  expect((await change(order, id, { dueAt: past })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/dueAt', message: 'Este prazo já passou: escolha um a partir de agora.' }],
  })
  const overdue = (await open(order, { ...damage, dueAt: past })).json()
  // The last release sends the due time with the owner, and without its seconds.
  const withoutSeconds = `${past.slice(0, 16)}:00.000Z`
  const ownerId = testApp.users.operator.id
  expect((await change(order, overdue.id, { ownerId, dueAt: withoutSeconds })).json()).toMatchObject({ dueAt: past })
  expect((await change(order, id, { ownerId })).json()).toMatchObject({ dueAt })
})

test('rejects a change of a stale version with who changed it, and records the changes', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id, version } = (await open(order, damage)).json()
  const dueAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
  expect((await change(order, id, { dueAt, version })).json()).toMatchObject({ dueAt, version: version + 1 })
  expect(
    (await change(order, id, { ownerId: testApp.users.admin.id, version }, testApp.users.admin)).json(),
  ).toMatchObject({
    status: 412,
    code: 'version_conflict',
    changes: [{ field: '/dueAt', actor: { name: 'Otto Operador' } }],
  })
  const audit = await testApp.call('GET', `/v1/audit-log?entity=occurrence&entityId=${id}`, { as: testApp.users.admin })
  expect(audit.json().data).toMatchObject([
    { action: 'occurrences.update', subject: order.orderNumber },
    { action: 'occurrences.open' },
  ])
})

test('an owner belongs to the team of the company', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id } = (await open(order, damage)).json()
  const { foreignOperator, manager, admin } = testApp.users
  for (const { id: ownerId } of [foreignOperator, manager]) {
    expect((await change(order, id, { ownerId })).json()).toMatchObject({ errors: [{ pointer: '/ownerId' }] })
  }
  expect((await change(order, id, { ownerId: admin.id })).json()).toMatchObject({ owner: { name: 'Ana Admin' } })
  expect((await change(order, id, { ownerId: null })).json()).toMatchObject({ owner: null })
})

test('a draft has no occurrences, and a repeated request opens one', async () => {
  expect((await open(await orderIn(testApp, 'draft'), damage)).json()).toMatchObject({ code: 'not_editable' })
  const order = await orderIn(testApp, 'in_transit')
  await Promise.all([1, 2, 3].map(() => open(order, damage, undefined, 'uma-ocorrencia')))
  expect(await fetchOccurrences(order)).toHaveLength(1)
  const stopId = (await orderIn(testApp, 'in_transit')).stops[1]?.id
  expect((await open(order, { ...damage, stopId })).json()).toMatchObject({ errors: [{ pointer: '/stopId' }] })
})

test('lists open occurrences by due time, those of the caller, and overdue ones', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const at = (hours: number) => new Date(testApp.now().getTime() + hours * 3_600_000).toISOString()
  const later = (await open(order, { ...damage, dueAt: at(9) })).json()
  const sooner = (await open(order, { ...damage, dueAt: at(1) })).json()
  const done = (await open(order, { ...damage, dueAt: at(0.5) })).json()
  await change(order, done.id, { status: 'resolved', resolution: 'Trocada.' })
  await change(order, later.id, { ownerId: testApp.users.operator.id })
  const fetchIds = async (query: string, as?: TestUser) => (await list(query, as)).map(({ id }) => id)
  expect(await fetchIds('')).toEqual([sooner.id, later.id, done.id])
  expect(await fetchIds('status=resolved')).toEqual([done.id])
  expect(await fetchIds('owned=true')).toEqual([later.id])
  expect(await fetchIds('overdue=true')).toEqual([])
  expect(await fetchIds('attention=true'), 'without an owner').toEqual([sooner.id])
  await change(order, sooner.id, { ownerId: testApp.users.operator.id })
  expect(await fetchIds('attention=true')).toEqual([])
  testApp.advance(2 * 3_600_000)
  expect(await fetchIds('overdue=true')).toEqual([sooner.id])
  expect(await fetchIds('attention=true'), 'overdue').toEqual([sooner.id])
  expect(await fetchIds('attention=true', testApp.users.manager)).toEqual([sooner.id])
  expect(await fetchIds('attention=true', testApp.users.foreignManager)).toEqual([])
  expect((await list('')).map(({ overdue }) => overdue)).toEqual([true, false, false])
  expect(await fetchIds('', testApp.users.manager)).toHaveLength(3)
  expect(await fetchIds('', testApp.users.foreignManager)).toEqual([])
  expect(await fetchIds(`companyId=${testApp.companies.acme}`, testApp.users.admin)).toHaveLength(3)
})

test('another company finds neither the occurrences of an order nor their photos', async () => {
  const order = await orderIn(testApp, 'in_transit')
  const { id } = (await open(order, damage)).json()
  const { foreignManager, foreignOperator } = testApp.users
  expect((await testApp.call('GET', path(order), { as: foreignManager })).statusCode).toBe(404)
  expect((await change(order, id, { dueAt: '2027-03-01T12:00:00Z' }, foreignOperator)).statusCode).toBe(404)
  const other = await orderIn(testApp, 'in_transit')
  expect((await comment(other, id, { text: 'x' })).statusCode).toBe(404)
  const files = `/v1/service-orders/${other.orderNumber}/attachments`
  const upload = await testApp.call('POST', files, {
    as: testApp.users.operator,
    form: { occurrenceId: id, files: photo() },
  })
  expect(upload.json()).toMatchObject({ errors: [{ pointer: '/occurrenceId' }] })
})

test('an operator outside of the delivery team reads and opens like the company', async () => {
  const companyIds = [testApp.companies.acme]
  const clerk = await addUser(testApp.ctx, { name: 'Caio', role: 'operator', companyIds })
  await testApp.db.updateTable('users').set({ carries_out: false }).where('id', '=', clerk.id).execute()
  const order = await orderIn(testApp, 'in_transit')
  const { id } = (await open(order, damage)).json()
  expect(await fetchOccurrences(order, clerk)).toMatchObject([{ description: null }])
  expect((await change(order, id, { status: 'open' }, clerk)).statusCode).toBe(403)
})
