import { type Endpoint, endpoints } from '@malote/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { AppError } from '../errors/app-error.ts'
import { matchesVersion } from '../errors/version-conflict.ts'
import { entityTag, matchesIfNoneMatch, parseIfMatch } from './conditional-requests.ts'

interface JsonResponse {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** JSON text; empty for a response without a body. */
  readonly body: string
  /** The value of the text. @default the parsed text */
  readonly value?: unknown
}

type Members = Readonly<Record<string, unknown>>

/** Sends a response with its `Location` and `ETag` headers. */
export function sendJson({ endpoint, request, reply, body, value }: JsonResponse): FastifyReply {
  if (!endpoint.response) return reply.send()
  reply.type('application/json; charset=utf-8')
  if (!hasEntityTag(endpoint) && endpoint.status !== 201) return reply.send(body)
  const resource = (value ?? JSON.parse(body)) as Members
  const location = endpoint.status === 201 ? getLocation(endpoint, resource) : undefined
  if (location) reply.header('location', location)
  if (!hasEntityTag(endpoint) || typeof resource.version !== 'number') return reply.send(body)
  const etag = entityTag(resource.version, body)
  reply.header('etag', etag)
  if (endpoint.method !== 'GET') return reply.send(body)
  const seen = parseIfMatch(request.headers['if-match'])
  if (seen !== undefined && !matchesVersion(seen, resource.version)) {
    throw new AppError('version_conflict', 'A versão atual é outra.', { version: resource.version })
  }
  if (!matchesIfNoneMatch(request.headers['if-none-match'], etag)) return reply.send(body)
  return reply.code(304).removeHeader('content-type').send()
}

const getResourceName = ({ id }: Endpoint): string => id.split('.')[0] ?? id
/** The `get` endpoint of each resource. */
const endpointByResource = new Map(
  endpoints.filter(({ id }) => id.endsWith('.get')).map((endpoint) => [getResourceName(endpoint), endpoint]),
)

/** Returns the schemas in which a client may have read the resource that an endpoint writes. */
export function getResponseSchemas(endpoint: Endpoint): z.core.$ZodType[] {
  return [endpoint.response, endpointByResource.get(getResourceName(endpoint))?.response].filter(
    (schema) => schema !== undefined,
  )
}

/** Whether the response of an endpoint is a versioned resource. */
export function hasEntityTag(endpoint: Endpoint): boolean {
  if (!endpoint.versioned && !endpointByResource.get(getResourceName(endpoint))?.versioned) return false
  const { def } = (endpoint.response as z.core.$ZodTypes | undefined)?._zod ?? {}
  return def?.type === 'object' && 'version' in def.shape
}

/** Returns the address of a created resource; undefined when no endpoint reads it. */
function getLocation(endpoint: Endpoint, resource: Members): string | undefined {
  const path = endpointByResource.get(getResourceName(endpoint))?.path
  if (!path?.includes(':')) return undefined
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (!names.every((name) => typeof resource[name] === 'string')) return undefined
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(resource[name])))
}

/** Whether a created resource has a separate address. */
export function hasLocation(endpoint: Endpoint): boolean {
  const path = endpointByResource.get(getResourceName(endpoint))?.path
  return endpoint.status === 201 && path?.includes(':') === true
}
