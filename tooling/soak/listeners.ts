import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { one, type Town } from './world.ts'

/** Clients with an open screen: each is connected for a while, disconnects, and resumes at the last event. */
export function openListeners(town: Town, count: number) {
  let heard = 0
  let stopping = false
  const leaving = new Set<() => void>()

  const listen = (lastEventId: string) =>
    new Promise<string>((done) => {
      const who = one([...town.managers, ...town.operators])
      const headers = { accept: 'text/event-stream', ...(lastEventId ? { 'last-event-id': lastEventId } : {}) }
      let last = lastEventId
      const asked = town.begin(who, { method: 'GET', path: '/v1/events', headers }, (answer) => {
        if (answer.statusCode !== 200) town.figures.fail(`listen: ${answer.statusCode}`)
        answer.setEncoding('utf8').on('data', (text: string) => {
          for (const [, id] of text.matchAll(/^id: (\S+)$/gm)) {
            heard += 1
            last = id ?? last
          }
        })
        answer.on('end', () => leave || town.figures.fail('listen: ended by the server'))
      })
      let leave: (() => void) | undefined = () => asked.destroy()
      leaving.add(leave)
      const timer = setTimeout(leave, 20_000 + Math.random() * 60_000)
      asked.on('error', (error) => stopping || asked.destroyed || town.figures.fail(`listen: ${error.message}`))
      asked.on('close', () => {
        clearTimeout(timer)
        if (leave) leaving.delete(leave)
        leave = undefined
        done(last)
      })
      asked.end()
    })

  const sit = async () => {
    let last = ''
    while (!stopping) {
      last = await listen(last)
      // A pause also after an error, so that a rejected client does not reconnect a thousand times per second.
      await new Promise((done) => setTimeout(done, 500))
    }
  }
  const all = Promise.all(Array.from({ length: count }, sit))
  return {
    heard: () => heard,
    stop: async () => {
      stopping = true
      for (const leave of leaving) leave()
      await all
    },
  }
}

/** An external server that receives webhooks. It fails sometimes, so that messages are sent again. */
export async function openReceiver(town: Town) {
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
    if (ids.has(id)) town.figures.fail('webhook: told twice what was taken')
    ids.add(id)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/malote`
  const events = ['service_order.created', 'service_order.status_changed']
  for (const companyId of town.companies) {
    const call = { method: 'POST', path: '/v1/webhooks', body: { companyId, url, events } }
    await town.call('subscribe', town.admin, call, [201])
  }
  return {
    told: () => ids.size,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
