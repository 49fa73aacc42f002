import { lookup as dnsLookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

/** A request to an address that a user chose. */
interface OutboundMessage {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The part of the response that is read. */
interface PostResult {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Calls to addresses that our users choose, never into our own network. */
export interface OutboundClient {
  /** Returns why an address is not allowed, in Portuguese; undefined when it is allowed. */
  rejectionReason(url: string): string | undefined
  /** Posts JSON. Does not follow redirects or read the body of the response. */
  post(message: OutboundMessage, signal?: AbortSignal): Promise<PostResult>
}

const timeoutMs = 10_000

/** IPv6 addresses that contain one of IPv4 (RFC 4291, deprecated), such as `::7f00:1`. The agents block the other forms. */
const compatibleAddresses = new BlockList()
compatibleAddresses.addSubnet('::', 96, 'ipv6')

/** Fails for a name with such an address. As a list of the agents, it would print a warning for every address of IPv4. */
const rejectCompatible =
  (lookup: LookupFunction, allowed: readonly string[]): LookupFunction =>
  (name, options, done) =>
    lookup(name, options, (error, result, family) => {
      const addresses = typeof result === 'string' ? [result] : (result ?? []).map(({ address }) => address)
      const rejected = addresses.find(
        (address) => isIPv6(address) && compatibleAddresses.check(address, 'ipv6') && !allowed.includes(address),
      )
      done(rejected ? new Error(`${rejected} is not allowed.`) : error, result, family)
    })

/**
 * Creates the client. The agents check every address that a name resolves to when they connect, and connect to that
 * same address, so a name cannot resolve to another address after the check (DNS rebinding).
 * @param allowed Private addresses that may be called, also without TLS.
 * @param lookup Resolves names. @default the system
 */
export function createOutboundClient(
  allowed: readonly string[] = [],
  lookup: LookupFunction = dnsLookup,
): OutboundClient {
  const options = { allowIPAddressList: [...allowed], keepAlive: false }
  const agents = { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) }
  return {
    rejectionReason: (url) => findRejectionReason(new URL(url), allowed),
    post: ({ url, body, headers }, stopping) => {
      const target = new URL(url)
      const rejection = findRejectionReason(target, allowed)
      if (rejection) return Promise.reject(new Error(rejection))
      const secure = target.protocol === 'https:'
      const ends = [AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])]
      return new Promise((resolve, reject) => {
        const request = (secure ? requestHttps : requestHttp)(target, {
          method: 'POST',
          agent: secure ? agents.https : agents.http,
          signal: AbortSignal.any(ends),
          lookup: rejectCompatible(lookup, allowed),
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Malote-Webhooks/1',
            ...headers,
          },
        })
        request.on('error', reject)
        request.on('response', (response) => {
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
          // The body is not needed, and it may be very long.
          response.on('error', () => undefined).destroy()
        })
        request.end(body)
      })
    },
  }
}

/** Returns why an address may not be called, in Portuguese; undefined when it may. */
export function findRejectionReason(
  { protocol, hostname, port, username, password, hash }: URL,
  allowed: readonly string[],
) {
  const host = normalizeHost(hostname)
  if (allowed.includes(host)) return undefined
  if (protocol !== 'https:') return 'Use um endereço que comece com https://.'
  if (username || password || hash) return 'Remova usuário, senha e # do endereço.'
  if (isIP(host)) return 'Use um nome, como https://erp.empresa.com.br, e não um número de IP.'
  if (!host.includes('.') || /\.(?:local|localhost|internal|home\.arpa|test|invalid)$/i.test(host)) {
    return 'Use um endereço que se alcança pela internet.'
  }
  // RFC 1035: no server has such a name or port, so that each attempt would fail.
  if (port === '0' || host.length > 253 || host.split('.').some((label) => label === '' || label.length > 63)) {
    return 'Confira o nome e a porta do servidor.'
  }
  return undefined
}

/** A host name as it is compared: without the brackets of IPv6 and without the trailing dots of a full name. */
function normalizeHost(hostname: string): string {
  return hostname.replace(/^\[|\]$|\.+$/g, '')
}

/** Describes a response with an unexpected status. */
export const describeRejectedStatus = (status: number): string =>
  status >= 300 && status < 400
    ? `Respondeu ${status}: redirecionamentos não são seguidos. Cadastre o endereço final.`
    : `Respondeu ${status}; esperávamos de 200 a 299.`

/**
 * Describes why there was no response. It does not contain the original message, which the other server could
 * influence.
 */
export function describeOutboundError(error: unknown): string {
  const { name, code, message } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return 'Não respondeu em 10 segundos.'
  if (/is not allowed|private|Not allowed/i.test(message)) return 'O endereço leva a uma rede interna e não é chamado.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'O nome do servidor não foi encontrado.'
  if (code === 'ECONNREFUSED') return 'O servidor recusou a conexão.'
  if (/CERT|SSL|TLS|certificate/i.test(`${code} ${message}`)) return 'O certificado do servidor não é válido.'
  return 'A conexão com o servidor falhou.'
}

const maximumMs = 24 * 60 * 60_000

/** Parses Retry-After, in seconds or as a date (RFC 9110, 10.2.3), to milliseconds; at most a day. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const wait = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, maximumMs) : undefined
}
