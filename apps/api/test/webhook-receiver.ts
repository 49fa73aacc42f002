import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onFinished } from './disposers.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server that receives webhooks. */
export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** Sets the response from now on. */
  answerWith(status: number, headers?: Record<string, string>): void
}

/** Starts a receiver on this machine; it ends with the test file. */
export async function createReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let result = { status: 204, headers: {} as Record<string, string> }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ headers: request.headers, body })
    response.writeHead(result.status, result.headers).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/malote`,
    received,
    answerWith: (status, headers = {}) => {
      result = { status, headers }
    },
  }
}
