import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { maximumBufferedBytes, sendStream } from './event-stream.ts'

test('ends a stream with more data than its buffer, and sends what the buffer has', async () => {
  const app = Fastify()
  app.get('/', (_request, reply) =>
    sendStream({
      reply,
      feed: async (sink) => {
        for (let sent = 0; sent < 2 * maximumBufferedBytes; sent += 1_000) sink.send({ text: 'x'.repeat(1_000) })
        return () => undefined
      },
      isStillAuthorized: async () => true,
      heartbeatMs: 3_600_000,
      open: new Set(),
    }),
  )
  // Over a real connection, because only that one shows a connection without a response.
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))
  expect(response.status).toBe(200)
  const { length } = await response.text()
  expect(length).toBeGreaterThan(maximumBufferedBytes)
  expect(length).toBeLessThan(2 * maximumBufferedBytes)
  await app.close()
})
