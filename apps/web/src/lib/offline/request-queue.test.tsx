import { ApiError, serviceOrders } from '@malote/api-client'
import { deleteDB } from 'idb'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFetch } from '../http/api.ts'
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

test('does not queue a step that the server rejects', async () => {
  respond = rejection
  await expect(take('collecting', 3)).rejects.toBeInstanceOf(ApiError)
  expect(isWaiting('C')).toBe(false)
})
