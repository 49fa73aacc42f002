import { ServiceOrderStatus } from '@malote/api-client/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dropoff, inTransit, orderIn, request, step } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { picture, sendFiles } from '../../../test/uploads.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ config: { publicUrl: 'https://malote.example' } })
})

type Order = { orderNumber: string; trackingUrl: string | null }
const getToken = ({ trackingUrl }: Order): string => trackingUrl?.split('/').at(-1) ?? ''
const track = (token: string) => testApp.call('GET', `/v1/public/tracking/${token}`)
const dayMs = 86_400_000
const moments = (response: { steps: { at: string | null }[] }) => response.steps.map(({ at }) => at !== null)

describe('a link', () => {
  test('is on every order except drafts, ends in 128 random bits and needs no session', async () => {
    expect((await request(testApp, testApp.users.operator, { draft: true })).trackingUrl).toBeNull()
    const order = await request(testApp, testApp.users.manager)
    expect(order.trackingUrl).toMatch(/^https:\/\/malote\.example\/rastreio\/[\w-]{22}$/)
    expect((await track(getToken(order))).json()).toMatchObject({ status: 'requested', company: 'Padaria Acme' })
  })

  test('of a draft, unknown or malformed returns 404', async () => {
    const draft = await request(testApp, testApp.users.operator, { draft: true })
    const { public_token } = await testApp.db
      .selectFrom('service_order_stops as stop')
      .innerJoin('service_orders as order', 'order.id', 'stop.service_order_id')
      .select('stop.public_token')
      .where('order.order_number', '=', draft.orderNumber)
      .where('stop.kind', '=', 'dropoff')
      .executeTakeFirstOrThrow()
    expect(public_token).toMatch(/^[\w-]{22}$/)
    for (const token of [public_token ?? '', 'A'.repeat(22), 'x', '%00', draft.orderNumber]) {
      expect((await track(token)).json(), token).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  test('works for the configured number of days after the order is closed', async () => {
    const order = await inTransit(testApp)
    expect((await track(getToken(order))).json().expiresAt).toBeNull()
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
    const settings = (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
    expect(settings.retention.trackingDays).toBe(30)
    const body = { version: settings.version, retention: { trackingDays: 2 } }
    expect((await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body })).statusCode).toBe(200)
    const { expiresAt } = (await track(getToken(order))).json()
    expect(Math.round((Date.parse(expiresAt) - testApp.now().getTime()) / dayMs)).toBe(2)
    testApp.advance(2 * dayMs + 1000)
    expect((await track(getToken(order))).json()).toMatchObject({ status: 410, code: 'invalid_token' })
    const running = await orderIn(testApp, 'in_transit')
    testApp.advance(20 * dayMs)
    expect((await track(getToken(running))).statusCode).toBe(200)
    testApp.advance(-20 * dayMs)
  })
})

describe('its content', () => {
  test('has no phone, surname, street, note, price or order number', async () => {
    const secret = {
      pickup: {
        contactName: 'Davi Segredo',
        contactPhone: '(11) 3091-0412',
        address: { ...dropoff('x').address, street: 'Rua da Coleta', neighborhood: 'Bairro da Coleta' },
      },
      dropoffs: [
        {
          ...dropoff('Dra. Mariana Albuquerque'),
          contactPhone: '(11) 98765-4321',
          instructions: 'Chave com a vizinha',
          address: { ...dropoff('x').address, complement: 'Apto 42', reference: 'Portão azul' },
        },
      ],
      notes: 'Cuidado com o cão',
      internalNotes: 'Cliente difícil',
      externalRef: 'PED-SEGREDO',
      costCenter: 'CC-77',
      declaredValueCents: 123_456,
    }
    const order = await request(testApp, testApp.users.admin, secret)
    const response = await track(getToken(order))
    expect(response.json().delivery).toMatchObject({
      recipient: 'Mariana',
      neighborhood: 'Perdizes',
      city: 'São Paulo',
      timeZone: 'America/Sao_Paulo',
    })
    expect(response.json().deliveries).toEqual([response.json().delivery])
    const hidden =
      /Segredo|Davi|Albuquerque|3091|98765|vizinha|Cardoso|788|Apto|Portão|Coleta|cão|difícil|PED-|CC-77|123456|Cesta|OS-20/i
    expect(response.body.match(hidden)).toBeNull()
    expect(response.body).not.toContain(testApp.users.admin.name)
  })

  test('has no comments between provider and company', async () => {
    const order = await request(testApp)
    await step(testApp, testApp.users.admin, order, { to: 'on_hold', reason: 'Cliente inadimplente' })
    const response = await track(getToken(order))
    expect(response.json()).toMatchObject({ status: 'on_hold', reached: 1 })
    expect(response.body).not.toContain('inadimplente')
    expect(response.json().history.map(({ status }: { status: string }) => status)).toEqual(['requested'])
  })

  test('has no name of an erased recipient', async () => {
    const order = await request(testApp)
    await testApp.db
      .updateTable('service_order_stops')
      .set({ contact_name: 'Pessoa removida' })
      .where('contact_name', '=', 'Mariana Albuquerque')
      .execute()
    expect((await track(getToken(order))).json().delivery.recipient).toBeNull()
  })

  test('has the time zone of the destination, and the window in it', async () => {
    const place = {
      ...dropoff('Ana'),
      address: { ...dropoff('x').address, postalCode: '69005-070', state: 'AM' as const },
    }
    const start = new Date(testApp.now().getTime() + 3_600_000).toISOString()
    const end = new Date(testApp.now().getTime() + 7_200_000).toISOString()
    const order = await request(testApp, testApp.users.admin, { dropoffs: [{ ...place, window: { start, end } }] })
    expect((await track(getToken(order))).json().delivery).toMatchObject({
      timeZone: 'America/Manaus',
      window: { start, end },
    })
  })

  test('has the contact of the settings, and nothing else when it is unset', async () => {
    const order = await request(testApp)
    const contact = async () => (await track(getToken(order))).json().contact
    expect(await contact()).toEqual({ name: null, contactEmail: null, contactPhone: null })
    const set = async (organization: object) => {
      const { version } = (await testApp.call('GET', '/v1/settings', { as: testApp.users.admin })).json()
      await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body: { version, organization } })
    }
    onTestFinished(() => set({ name: null, contactPhone: null }))
    await set({ name: 'Entregas S.A.', contactPhone: '(11) 3091-0412' })
    expect(await contact()).toEqual({ name: 'Entregas S.A.', contactEmail: null, contactPhone: '+551130910412' })
  })

  test('has the steps of a delivery, up to its receiver', async () => {
    const order = await inTransit(testApp)
    const before = (await track(getToken(order))).json()
    expect([before.reached, moments(before)]).toEqual([4, [true, true, true, true, false]])
    expect(before.history.map(({ status }: { status: string }) => status)).toEqual([
      'requested',
      'accepted',
      'collecting',
      'collected',
      'in_transit',
    ])
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Paulo Porteiro' })
    const after = (await track(getToken(order))).json()
    expect([after.reached, moments(after)]).toEqual([5, [true, true, true, true, true]])
    expect(after.delivery).toMatchObject({ receiver: 'Paulo', completedAt: expect.any(String) })
  })

  test.each(ServiceOrderStatus.options.filter((status) => status !== 'draft'))(
    'for an order that is %s has that status, and only the reached steps',
    async (status) => {
      const order = status === 'on_hold' ? await request(testApp) : await orderIn(testApp, status)
      if (status === 'on_hold') await step(testApp, testApp.users.admin, order, { to: 'on_hold', reason: 'Chuva' })
      const response = (await track(getToken(order))).json()
      expect(response).toMatchObject({ status, steps: [{ step: 'requested' }, {}, {}, {}, { step: 'delivered' }] })
      expect(response.reached).toBeGreaterThanOrEqual(1)
      expect(response.reached).toBeLessThanOrEqual(5)
    },
  )
})

describe('a photo of the delivery', () => {
  test('is returned without location, device and file name, and only through its own link', async () => {
    const order = await inTransit(testApp)
    const stopId = order.stops[1]?.id
    const sent = await sendFiles(testApp, order, [['casa-da-mariana.jpg', await picture('#204080')]], {
      kind: 'photo',
      stopId,
    })
    const hidden = { kind: 'photo', stopId, visibility: 'internal' }
    await sendFiles(testApp, order, [['interna.jpg', await picture('#802040')]], hidden)
    expect((await track(getToken(order))).json().photos).toEqual([])
    await step(testApp, testApp.users.operator, order, { to: 'delivered', receiverName: 'Ana' })
    const { photos } = (await track(getToken(order))).json()
    expect(photos).toEqual([{ id: sent.json().data[0].id }])
    const path = (token: string) => `/v1/public/tracking/${token}/photos/${photos[0].id}`
    const file = await testApp.call('GET', path(getToken(order)))
    expect(file.headers['content-disposition']).not.toContain('mariana')
    const { exif, format } = await sharp(file.rawPayload).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })
    const other = await inTransit(testApp)
    expect((await testApp.call('GET', path(getToken(other)))).statusCode).toBe(404)
  })
})

test('limits requests with guessed links', async () => {
  const limited = await createTestApp({ config: { rateLimit: 30 } })
  limited.advance(60_000 - (limited.now().getTime() % 60_000))
  const tries = ['a', 'b', 'c', 'd'].map((letter) =>
    limited.call('GET', `/v1/public/tracking/${letter.repeat(22)}`).then(({ statusCode }) => statusCode),
  )
  expect(await Promise.all(tries)).toEqual([404, 404, 404, 429])
})
