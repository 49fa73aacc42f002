import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** What an address that somebody else chose is sent. */
export interface OutboundMessage {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What is read of an answer. */
export interface PostResult {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Calls to addresses that our users choose, never into our own network. */
export interface OutboundClient {
  /** What is wrong with an address before it is ever called, in Portuguese. */
  rejectionReason(url: string): string | undefined
  /** Posts JSON. Follows no redirect; reads nothing of the answer's body. */
  post(message: OutboundMessage, signal?: AbortSignal): Promise<PostResult>
}

const timeoutMs = 10_000

/**
 * Opens the way out. The agents look at every address that a name resolves to, as the connection is made, and connect
 * to that same answer: a name cannot mean one thing when it is checked and another when it is called.
 * @param allowed Addresses that may be called although they are private, also without TLS.
 * @param lookup Replaces the system's way of resolving names.
 */
export function createOutboundClient(allowed: readonly string[] = [], lookup?: LookupFunction): OutboundClient {
  const options = { allowIPAddressList: [...allowed], keepAlive: false }
  const agents = { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) }
  return {
    rejectionReason: (url) => refusalOf(new URL(url), allowed),
    post: ({ url, body, headers }, stopping) => {
      const target = new URL(url)
      const refusal = refusalOf(target, allowed)
      if (refusal) return Promise.reject(new Error(refusal))
      const secure = target.protocol === 'https:'
      const ends = [AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])]
      return new Promise((resolve, reject) => {
        const call = (secure ? requestHttps : requestHttp)(target, {
          method: 'POST',
          agent: secure ? agents.https : agents.http,
          signal: AbortSignal.any(ends),
          ...(lookup ? { lookup } : {}),
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Malote-Webhooks/1',
            ...headers,
          },
        })
        call.on('error', reject)
        call.on('response', (answer) => {
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
          // Whatever it holds, however long it is: nobody reads it.
          answer.on('error', () => undefined).destroy()
        })
        call.end(body)
      })
    },
  }
}

function refusalOf({ protocol, hostname, username, password, hash }: URL, allowed: readonly string[]) {
  const host = hostOf(hostname)
  if (allowed.includes(host)) return undefined
  if (protocol !== 'https:') return 'Use um endereço que comece com https://.'
  if (username || password || hash) return 'Remova usuário, senha e # do endereço.'
  if (isIP(host)) return 'Use um nome, como https://erp.empresa.com.br, e não um número de IP.'
  if (!host.includes('.') || /\.(?:local|localhost|internal|home\.arpa|test|invalid)$/i.test(host)) {
    return 'Use um endereço que se alcança pela internet.'
  }
  return undefined
}

/** A host name as it is compared: without the brackets of IPv6 and without the trailing dots of a full name. */
function hostOf(hostname: string): string {
  return hostname.replace(/^\[|\]$|\.+$/g, '')
}
