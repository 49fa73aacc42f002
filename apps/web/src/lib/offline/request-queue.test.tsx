import { ApiError, attachments, serviceOrders } from '@malote/api-client'
import { deleteDB } from 'idb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFetch } from '../http/api.ts'
import { storeToken } from '../storage/session-token.ts'
import { isWaiting, readQueue, setQueueUser } from './queued-requests.ts'
import { addRequest, discardRequest, retryRequest, sendQueue, startQueue } from './request-queue.ts'
import { queued, sendOrQueue } from './send-or-queue.ts'

interface Sent {
  path: string
  key: string | null
  deviceTime: string | null
  body: unknown
}

let sent: Sent[] = []
/** What the server responds to an order; nothing is a lost connection. */
let respond: (orderNumber: string) => Response | undefined

const rejection = () =>
  Response.json(
    { type: 'about:blank', title: 'Não pode.', status: 409, code: 'invalid_transition', requestId: 'r', allowed: [] },
    { status: 409 },
  )
// The queue does not read the response, which the client rejects as soon as it is not of the contract.
const done = () => new Response(null, { status: 204 })

beforeEach(() => {
  sent = []
  respond = () => undefined
  setFetch(async (input, init) => {
    const path = new URL(String(input), 'https://api.example').pathname
    const response = respond(path.split('/')[3] ?? '')
    if (!response) throw new TypeError('Failed to fetch')
    const headers = new Headers(init?.headers)
    const body = JSON.parse(String(init?.body))
    sent.push({ path, key: headers.get('idempotency-key'), deviceTime: headers.get('device-time'), body })
    return response
  })
  setQueueUser('ana')
})
afterEach(async () => {
  for (const request of readQueue().requests) await discardRequest(request)
  vi.restoreAllMocks()
})
afterAll(() => {
  setFetch((input, init) => fetch(input, init))
  void deleteDB('malote-queue')
})

const pin = (orderNumber: string, text: string) => ({
  orderNumber,
  endpointId: 'attachments.confirmPin',
  input: { params: { orderNumber, stopId: 's' }, body: { pin: text } },
  idempotencyKey: `key-${orderNumber}-${text}`,
  label: text,
})
const labels = () => readQueue().requests.map(({ label }) => label)

test('keeps requests while the server cannot be reached, and sends each once and in order', async () => {
  for (const text of ['1', '2', '3']) await addRequest(pin('A', text))
  await sendQueue()
  expect(labels()).toEqual(['1', '2', '3'])
  const times = readQueue().requests.map(({ deviceTime }) => deviceTime)
  respond = done
  await Promise.all([sendQueue(), sendQueue()])
  expect(sent.map(({ key }) => key)).toEqual(['key-A-1', 'key-A-2', 'key-A-3'])
  expect(sent.map(({ deviceTime }) => deviceTime)).toEqual(times)
  expect(labels()).toEqual([])
})

test('a rejected request stops those of its order until the user decides, and no others', async () => {
  for (const text of ['1', '2']) await addRequest(pin('A', text))
  await addRequest(pin('B', '3'))
  respond = (orderNumber) => (orderNumber === 'A' ? rejection() : done())
  await sendQueue()
  expect(labels()).toEqual(['1', '2'])
  expect(readQueue().requests[0]?.rejection).toBe('Não pode.')
  sent = []
  await sendQueue()
  expect(sent).toEqual([])
  respond = done
  await retryRequest(readQueue().requests[0] ?? expect.fail())
  expect(sent.map(({ key }) => key)).toEqual(['key-A-1', 'key-A-2'])
})

test('a discarded request is not sent, and those after it are', async () => {
  for (const text of ['1', '2']) await addRequest(pin('A', text))
  respond = done
  await discardRequest(readQueue().requests[0] ?? expect.fail())
  expect(sent.map(({ key }) => key)).toEqual(['key-A-2'])
})

test('keeps everything when the session has ended', async () => {
  await addRequest(pin('A', '1'))
  const problem = { type: 'about:blank', title: 'Entre.', status: 401, code: 'unauthenticated', requestId: 'r' }
  respond = () => Response.json(problem, { status: 401 })
  await sendQueue()
  expect(readQueue().requests).toMatchObject([{ label: '1' }])
  expect(readQueue().requests[0]?.rejection).toBeUndefined()
})

test('sends what was recorded in another session of the device only after the user has confirmed it, by order', async () => {
  storeToken('first')
  for (const text of ['1', '2']) await addRequest(pin('A', text))
  await addRequest(pin('B', '3'))
  storeToken('second')
  respond = done
  await sendQueue()
  expect([labels(), sent]).toEqual([['1', '2', '3'], []])
  expect(readQueue().requests.map(({ isUnconfirmed }) => isUnconfirmed)).toEqual([true, undefined, true])
  await retryRequest(readQueue().requests[0] ?? expect.fail())
  expect(sent.map(({ key }) => key)).toEqual(['key-A-1', 'key-A-2'])
  expect(labels()).toEqual(['3'])
})

test('sends what is recorded in the new session without a question', async () => {
  storeToken('first')
  await addRequest(pin('A', '1'))
  storeToken('second')
  await addRequest(pin('B', '2'))
  respond = done
  await sendQueue()
  expect(sent.map(({ key }) => key)).toEqual(['key-B-2'])
})

test('neither shows nor sends the requests of another user of the device', async () => {
  await addRequest(pin('A', '1'))
  setQueueUser('bia')
  respond = done
  await startQueue(() => undefined)
  expect([labels(), sent]).toEqual([[], []])
  setQueueUser('ana')
  await sendQueue()
  expect(sent.map(({ key }) => key)).toEqual(['key-A-1'])
})

test('reports a device without space, and queues nothing', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const adding = addRequest(pin('A', '1'))
  await expect(adding).rejects.toMatchObject({ code: 'storage_full', message: expect.stringContaining('sem espaço') })
  expect(isWaiting('A')).toBe(false)
})

const take = (to: 'collecting' | 'collected', version: number) =>
  sendOrQueue(
    serviceOrders.transition,
    { params: { orderNumber: 'C' }, body: { to, version } },
    { orderNumber: 'C', label: to, idempotencyKey: to },
  )

test('queues a step that finds no connection with the version it saw, and those behind it without one', async () => {
  expect(await take('collecting', 3)).toBe(queued)
  expect(await take('collected', 3)).toBe(queued)
  respond = rejection
  await sendQueue()
  expect(sent.map(({ body }) => body)).toEqual([{ to: 'collecting', version: 3 }])
  await discardRequest(readQueue().requests[0] ?? expect.fail())
  expect(sent.map(({ body }) => body).at(-1)).toEqual({ to: 'collected' })
})

test('queues a step that takes too long, whichever error the browser has for it', async () => {
  // Chrome before 124 has an `AbortError`.
  for (const name of ['TimeoutError', 'AbortError']) {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new DOMException('Too slow.', name)))
    expect(await confirmPin(name, '1234')).toBe(queued)
    expect(isWaiting(name)).toBe(true)
  }
})

test('does not queue a step that the server rejects', async () => {
  respond = rejection
  await expect(take('collecting', 3)).rejects.toBeInstanceOf(ApiError)
  expect(isWaiting('C')).toBe(false)
})

const wrongPin = () =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Alguns campos precisam de atenção.',
      status: 400,
      code: 'validation_failed',
      requestId: 'r',
      errors: [{ pointer: '/pin', code: 'wrong', message: 'Este PIN não confere. Restam 4 tentativas.' }],
    },
    { status: 400 },
  )
const complete = (orderNumber: string) => ({
  orderNumber,
  endpointId: 'serviceOrders.updateStop',
  input: { params: { orderNumber, stopId: 's' }, body: { state: 'completed', receiverName: 'Ana' } },
  idempotencyKey: `key-${orderNumber}-completed`,
  label: 'Entrega concluída',
})
const confirmPin = (orderNumber: string, text: string) =>
  sendOrQueue(
    attachments.confirmPin,
    { params: { orderNumber, stopId: 's' }, body: { pin: text } },
    { orderNumber, label: text, idempotencyKey: `key-${orderNumber}-${text}` },
  )

/** Queues a wrong PIN and the delivery after it, and lets the server reject the PIN. */
async function rejectPin(): Promise<void> {
  await addRequest(pin('A', '0000'))
  await addRequest(complete('A'))
  respond = wrongPin
  await sendQueue()
}

test('a rejected request has the messages of its fields, and later steps are not waiting', async () => {
  await rejectPin()
  expect(readQueue().requests).toMatchObject([
    {
      rejection: 'Este PIN não confere. Restam 4 tentativas.',
      fieldErrors: { pin: 'Este PIN não confere. Restam 4 tentativas.' },
    },
    { label: 'Entrega concluída' },
  ])
  expect(isWaiting('A')).toBe(false)
})

test('a rejected request has the time of the next attempt', async () => {
  await addRequest(pin('A', '0000'))
  const problem = { type: 'about:blank', title: 'Espere.', status: 429, code: 'too_many_requests', requestId: 'r' }
  respond = () => Response.json(problem, { status: 429, headers: { 'retry-after': '300' } })
  const before = Date.now()
  await sendQueue()
  const [request] = readQueue().requests
  expect(request?.rejection).toBe('Espere.')
  expect(Date.parse(request?.retryAt ?? '') - before).toBeGreaterThanOrEqual(300_000)
})

test('the correction of a rejected step replaces it with its time, and then sends those after it', async () => {
  await addRequest(pin('A', '0000'))
  // Of another stop. The server responds without content, unlike to an outcome.
  await addRequest({ ...pin('A', '9'), input: { params: { orderNumber: 'A', stopId: 't' }, body: { pin: '9' } } })
  respond = wrongPin
  await sendQueue()
  const { deviceTime } = readQueue().requests[0] ?? expect.fail()
  sent = []
  await expect(confirmPin('A', '1111')).rejects.toBeInstanceOf(ApiError)
  expect(readQueue().requests).toMatchObject([{ input: { body: { pin: '1111' } }, deviceTime }, {}])
  sent = []
  respond = done
  await confirmPin('A', '1234')
  expect(sent.map(({ body }) => body)).toEqual([{ pin: '1234' }, { pin: '9' }])
  expect(sent[0]).toMatchObject({ key: 'key-A-1234', deviceTime })
  expect(readQueue().requests).toEqual([])
})

test('without a connection, the correction takes the place of the rejected step', async () => {
  await rejectPin()
  const { deviceTime } = readQueue().requests[0] ?? expect.fail()
  respond = () => undefined
  expect(await confirmPin('A', '1234')).toBe(queued)
  expect(labels()).toEqual(['1234', 'Entrega concluída'])
  const [corrected] = readQueue().requests
  expect(corrected).toMatchObject({ deviceTime, idempotencyKey: 'key-A-1234' })
  expect(corrected?.rejection).toBeUndefined()
})

test('another step of an order with a rejected one is sent at once, and without a connection before it', async () => {
  await addRequest(complete('A'))
  respond = rejection
  await sendQueue()
  respond = () => undefined
  expect(await confirmPin('A', '1234')).toBe(queued)
  expect(labels()).toEqual(['1234', 'Entrega concluída'])
  sent = []
  respond = done
  await sendQueue()
  expect(sent.map(({ key }) => key)).toEqual(['key-A-1234'])
  expect(labels()).toEqual(['Entrega concluída'])
})
