import type { Endpoint } from '@malote/api-client/contract'
import { hasEntityTag, hasLocation } from '../http/json-response.ts'

const text = (description: string) => ({ description, schema: { type: 'string' } })
const integer = (description: string) => ({ description, schema: { type: 'integer' } })

/** The response headers, as shared components. */
export const componentHeaders: Record<string, object> = {
  'X-Request-Id': text('Identifica a chamada no registro do servidor; o mesmo que requestId nos erros.'),
  RateLimit: text('Quantas chamadas restam e por quantos segundos vale a conta: "minute";r=599;t=42.'),
  'RateLimit-Policy': text('Quantas chamadas cabem em quantos segundos: "minute";q=600;w=60.'),
  'Retry-After': integer('Segundos até valer a pena tentar de novo.'),
  'WWW-Authenticate': text('Como se identificar.'),
  ETag: text('A versão do que foi respondido; envie em If-Match ao mudar, ou em If-None-Match ao ler de novo.'),
  Location: text('Onde se lê o que foi criado.'),
  'Idempotent-Replayed': text('true quando a resposta repete a de uma chamada anterior com a mesma Idempotency-Key.'),
  'Content-Disposition': text('O nome do arquivo.'),
}

const refer = (names: readonly string[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** `RateLimit-Limit`, `-Remaining` and `-Reset` are sent too, for readers of the draft's beginnings. */
const always = ['X-Request-Id', 'RateLimit']

/** The headers of a call that succeeds. */
export function getSuccessHeaders(endpoint: Endpoint): Record<string, object> {
  return refer([
    ...always,
    ...(hasEntityTag(endpoint) ? ['ETag'] : []),
    ...(hasLocation(endpoint) ? ['Location'] : []),
    ...(endpoint.idempotent ? ['Idempotent-Replayed'] : []),
    ...(endpoint.download ? ['Content-Disposition'] : []),
  ])
}

/** Returns the headers of an error response. */
export function getProblemHeaders(status: string): Record<string, object> {
  const waits = ['409', '503', 'default'].includes(status)
  return refer([
    ...always,
    // The policy is equal everywhere, so it is documented on errors only.
    ...(status === 'default' ? ['RateLimit-Policy'] : []),
    ...(waits ? ['Retry-After'] : []),
    ...(status === '401' ? ['WWW-Authenticate'] : []),
  ])
}
