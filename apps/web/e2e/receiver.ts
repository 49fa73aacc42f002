import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A webhook receiver on this machine. */
export interface Receiver {
  readonly url: string
  /** The received bodies, newest last. */
  readonly received: string[]
  /** Sets the status of its responses. */
  respondWith: (status: number) => void
  close: () => Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const received: string[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(body)
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/malote`,
    received,
    respondWith: (next) => {
      status = next
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
