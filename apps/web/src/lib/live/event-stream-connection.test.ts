import { ApiError } from '@malote/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectEventStream } from './event-stream-connection.ts'

interface TestEvent {
  id?: string
}

/** A stream that a test opens, feeds and ends. */
function createServer() {
  const opened: { lastEventId: string; signal: AbortSignal; onSign: () => void }[] = []
  let rejection: unknown
  let push: (event: TestEvent) => void = () => undefined
  let end: () => void = () => undefined
  return {
    opened,
    reject: (error: unknown) => {
      rejection = error
    },
    send: async (event: TestEvent) => {
      push(event)
      await vi.advanceTimersByTimeAsync(0)
    },
    end: async () => {
      end()
      await vi.advanceTimersByTimeAsync(0)
    },
    open: async (init: (typeof opened)[number]) => {
      opened.push(init)
      if (rejection) throw rejection
      const stream = new ReadableStream<TestEvent>({
        start(controller) {
          push = (event) => controller.enqueue(event)
          end = () => controller.close()
          init.signal.addEventListener('abort', () => controller.error(init.signal.reason))
        },
      })
      return stream.values()
    },
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const network = { onLine: true }
const log: string[] = []
let server: ReturnType<typeof createServer>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', network)
  log.length = 0
  server = createServer()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function begin() {
  stop = connectEventStream<TestEvent>({
    lastEventId: 'position',
    open: server.open,
    getId: ({ id }) => id,
    onOpen: () => log.push('open'),
    onEvent: ({ id }) => log.push(`event ${id}`),
    onLost: () => log.push('lost'),
    onUnauthenticated: () => log.push('unauthenticated'),
  })
  await vi.advanceTimersByTimeAsync(0)
}

async function show(state: 'visible' | 'hidden') {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

test('begins at the position of the page, and reconnects with the last event id when the stream ends', async () => {
  await begin()
  await server.send({ id: 'a' })
  await server.end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.opened.map(({ lastEventId }) => lastEventId)).toEqual(['position', 'a'])
  expect(log).toEqual(['open', 'event a', 'lost', 'open'])
})

test('keeps the last event id when an event has none', async () => {
  await begin()
  await server.send({ id: 'a' })
  await server.send({})
  await server.end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.opened.at(-1)?.lastEventId).toBe('a')
})

test('disconnects while the page is hidden and reconnects when it is visible', async () => {
  await begin()
  await server.send({ id: 'a' })
  await show('hidden')
  expect(server.opened[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.opened).toHaveLength(1)
  await show('visible')
  expect(log).toEqual(['open', 'event a', 'lost', 'open'])
})

test("waits longer after each failure, and at least the server's retry-after", async () => {
  server.reject(new ApiError({ code: 'unavailable', message: 'Depois.', status: 503, retryAfter: 10 }))
  await begin()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(server.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.opened).toHaveLength(2)
  server.reject(new TypeError('away'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  const tried = server.opened.length
  expect(tried).toBeLessThan(130)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(server.opened.length).toBeGreaterThan(tried)
})

test('aborts a silent connection, and keeps one with heartbeats', async () => {
  await begin()
  for (let seconds = 0; seconds < 120; seconds += 15) {
    await vi.advanceTimersByTimeAsync(15_000)
    server.opened[0]?.onSign()
  }
  expect(server.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(42_000)
  expect(server.opened[0]?.signal.aborted).toBe(true)
  expect(server.opened).toHaveLength(2)
})

test('reports an ended session once and does not retry', async () => {
  server.reject(new ApiError({ code: 'unauthenticated', message: 'Entre.', status: 401 }))
  await begin()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(log).toEqual(['lost', 'unauthenticated'])
  await show('visible')
  expect(server.opened).toHaveLength(1)
})

test('opens nothing after it was stopped', async () => {
  await begin()
  stop()
  expect(server.opened[0]?.signal.aborted).toBe(true)
  await show('visible')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(server.opened).toHaveLength(1)
})
