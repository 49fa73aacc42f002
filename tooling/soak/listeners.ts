import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LoadContext, pickRandom } from './load-context.ts'

/** Clients with an open screen: each is connected for a while, disconnects, and resumes at the last event. */
export function openEventStreams(context: LoadContext, count: number) {
  let receivedEvents = 0
  let stopping = false
  const openConnections = new Set<() => void>()

  const connect = (lastEventId: string) =>
    new Promise<string>((done) => {
      const user = pickRandom([...context.managers, ...context.operators])
      const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) }
      let last = lastEventId
      const outgoing = context.open(user, { method: 'GET', path: '/v1/events', headers }, (response) => {
        if (response.statusCode !== 200) context.measurements.recordError(`listen: ${response.statusCode}`)
        response.setEncoding('utf8').on('data', (text: string) => {
          for (const [, id] of text.matchAll(/^id: (\S+)$/gm)) {
            receivedEvents += 1
            last = id ?? last
          }
        })
        response.on('end', () => disconnect || context.measurements.recordError('listen: ended by the server'))
      })
      let disconnect: (() => void) | undefined = () => outgoing.destroy()
      openConnections.add(disconnect)
      const timer = setTimeout(disconnect, 20_000 + Math.random() * 60_000)
      outgoing.on(
        'error',
        (error) => stopping || outgoing.destroyed || context.measurements.recordError(`listen: ${error.message}`),
      )
      outgoing.on('close', () => {
        clearTimeout(timer)
        if (disconnect) openConnections.delete(disconnect)
        disconnect = undefined
        done(last)
      })
      outgoing.end()
    })

  const keepConnected = async () => {
    let last = ''
    while (!stopping) {
      last = await connect(last)
      // A pause also after an error, so that a rejected client does not reconnect a thousand times per second.
      await new Promise((done) => setTimeout(done, 500))
    }
  }
  const all = Promise.all(Array.from({ length: count }, keepConnected))
  return {
    receivedEvents: () => receivedEvents,
    stop: async () => {
      stopping = true
      for (const disconnect of openConnections) disconnect()
      await all
    },
  }
}

/** An external server that receives webhooks. It fails sometimes, so that messages are sent again. */
export async function openWebhookReceiver(context: LoadContext) {
  const ids = new Set<string>()
  let calls = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    calls += 1
    if (calls % 100 === 0) {
      response.writeHead(503).end()
      return
    }
    const { id } = JSON.parse(text) as { id: string }
    if (ids.has(id)) context.measurements.recordError('webhook: received a message twice')
    ids.add(id)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/malote`
  const events = ['service_order.created', 'service_order.status_changed']
  for (const companyId of context.companies) {
    const call = { method: 'POST', path: '/v1/webhooks', body: { companyId, url, events } }
    await context.send('subscribe', context.admin, call, [201])
  }
  return {
    receivedMessages: () => ids.size,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
