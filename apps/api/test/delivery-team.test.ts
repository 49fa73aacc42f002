import { beforeAll, describe, expect, test } from 'vitest'
import { orderInput, request } from './orders.ts'
import { picture, sendFiles } from './uploads.ts'
import { createWorld, type Person, password, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

const call = (as: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  world.call(method, path, { as, ...(body === undefined ? {} : { body }) })

async function keyOf(maker: Person, changes: object = {}) {
  const response = await call(maker, 'POST', '/v1/api-keys', {
    companyId: world.companies.acme,
    name: 'ERP',
    ...changes,
  })
  return { response, as: { ...world.people.operator, token: response.json().key as string } }
}

async function operatorOf(maker: Person, changes: object = {}) {
  const email = `novo.${Math.random().toString(36).slice(2)}@example.com`
  const body = { name: 'Nina', email, role: 'operator', companyIds: [world.companies.acme], password, ...changes }
  const response = await call(maker, 'POST', '/v1/users', body)
  const login = await world.call('POST', '/v1/auth/login', { body: { email, password } })
  return {
    response,
    as: { ...world.people.operator, id: response.json().id, token: login.json().token as string },
  }
}

/** An order with everything on it that the company does not read. */
async function internalOrder() {
  const order = await request(world, world.people.operator, { internalNotes: 'segredo-nota' })
  const path = `/v1/service-orders/${order.orderNumber}`
  await call(world.people.operator, 'POST', `${path}/comments`, { text: 'segredo-comentário', visibility: 'internal' })
  const file = ['segredo.jpg', await picture('#123456')] as [string, Buffer]
  const sent = await sendFiles(world, order, [file], { kind: 'attachment', visibility: 'internal' })
  expect(sent.statusCode, sent.body).toBe(201)
  return { order, path }
}

describe.each([
  ['a key that a manager creates', () => keyOf(world.people.manager)],
  ['an operator that a manager creates', () => operatorOf(world.people.manager)],
])('%s', (_name, make) => {
  test('reads what the company reads, and no internal data', async () => {
    const { response, as } = await make()
    expect(response.json()).toMatchObject({ carriesOut: false })
    const { path } = await internalOrder()
    for (const rest of ['', '/comments', '/events', '/attachments']) {
      const found = await call(as, 'GET', `${path}${rest}`)
      expect(found.statusCode, found.body).toBe(200)
      expect(found.body, rest).not.toContain('segredo')
      expect(found.body, rest).not.toContain('"internal"')
    }
  })

  test('requests and cancels orders, but does not change their status otherwise', async () => {
    const { as } = await make()
    const created = await call(as, 'POST', '/v1/service-orders', orderInput(world.companies.acme))
    expect(created.statusCode, created.body).toBe(201)
    const { orderNumber, stops } = created.json()
    const path = `/v1/service-orders/${orderNumber}`
    const accept = await call(as, 'POST', `${path}/transitions`, { to: 'accepted' })
    expect(accept.json()).toMatchObject({ status: 409, code: 'invalid_transition' })
    expect(accept.json().allowed).toEqual(['canceled'])
    const assigned = await call(world.people.admin, 'POST', `${path}/transitions`, {
      to: 'accepted',
      assigneeId: as.id,
    })
    expect(assigned.statusCode).toBe(as.id === world.people.operator.id ? 200 : 400)
    if (assigned.statusCode === 400)
      await call(world.people.operator, 'POST', `${path}/transitions`, { to: 'accepted' })
    await call(world.people.operator, 'POST', `${path}/transitions`, { to: 'collecting' })
    for (const [method, rest, body] of [
      ['PUT', `/stops/${stops[1].id}`, { state: 'arrived' }],
      ['PUT', '/assignee', { assigneeId: world.people.operator.id }],
    ] as const) {
      expect((await call(as, method, `${path}${rest}`, body)).statusCode, rest).not.toBe(200)
    }
    const photo = { kind: 'photo', visibility: 'company', stopId: stops[0].id }
    const proof = await sendFiles(world, { orderNumber }, [['prova.jpg', await picture('#123456')]], photo, as)
    expect(proof.statusCode).toBe(403)
    const notes = await call(as, 'POST', `${path}/comments`, { text: 'x', visibility: 'internal' })
    expect(notes.statusCode).toBe(403)
  })
})

describe('only an admin', () => {
  test('adds a user to the delivery team', async () => {
    expect((await keyOf(world.people.manager, { carriesOut: true })).response.statusCode).toBe(403)
    expect((await operatorOf(world.people.manager, { carriesOut: true })).response.statusCode).toBe(403)
    expect((await keyOf(world.people.admin)).response.json()).toMatchObject({ carriesOut: true })
    expect((await operatorOf(world.people.admin)).response.json()).toMatchObject({ carriesOut: true })
    const { response } = await operatorOf(world.people.manager)
    const path = `/v1/users/${response.json().id}`
    expect((await call(world.people.manager, 'PUT', path, { carriesOut: true })).statusCode).toBe(403)
    expect((await call(world.people.admin, 'PUT', path, { carriesOut: true })).json()).toMatchObject({
      carriesOut: true,
    })
  })

  test('lets an API key change statuses, with immediate effect', async () => {
    const { response, as } = await keyOf(world.people.manager)
    const { path } = await internalOrder()
    const update = (who: Person) => call(who, 'PUT', `/v1/api-keys/${response.json().id}`, { carriesOut: true })
    expect((await update(world.people.manager)).statusCode).toBe(403)
    expect((await update(world.people.admin)).json()).toMatchObject({ carriesOut: true })
    expect((await call(as, 'GET', path)).body).toContain('segredo-nota')
    expect((await call(as, 'POST', `${path}/transitions`, { to: 'accepted' })).statusCode).toBe(200)
  })

  test('a change of role keeps the membership', async () => {
    const { response } = await operatorOf(world.people.admin, { role: 'manager' })
    const path = `/v1/users/${response.json().id}`
    const changed = await call(world.people.manager, 'PUT', path, { role: 'operator' })
    expect(changed.json()).toMatchObject({ role: 'operator', carriesOut: false })
  })
})
