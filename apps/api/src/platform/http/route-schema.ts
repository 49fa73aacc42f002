import {
  type Endpoint,
  type ErrorCode,
  errorCatalogue,
  getEndpointErrors,
  isOpenToApiKeys,
  Problem,
} from '@malote/api-client/contract'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** A response: JSON, or other types of content with a description. */
export type ResponsePart =
  | Schema
  | { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: Schema }>> }

/** An endpoint, as Fastify validates it and OpenAPI prints it. */
interface RouteSchema {
  readonly operationId: string
  readonly summary: string
  readonly deprecated?: true
  readonly tags: string[]
  readonly security: object[]
  readonly params?: Schema
  readonly querystring?: Schema
  readonly body?: Schema
  /** The content type of a body that is not JSON. */
  readonly consumes?: readonly [string]
  readonly headers?: Schema
  readonly response: Readonly<Record<string, ResponsePart>>
}

/** Returns the endpoint for Fastify's validation and for OpenAPI. */
export function toRouteSchema(endpoint: Endpoint): RouteSchema {
  const response: Record<string, ResponsePart> = { [endpoint.status]: getSuccess(endpoint) }
  for (const [status, titles] of getProblems(getEndpointErrors(endpoint))) {
    response[status] = {
      description: titles.join(' · '),
      content: { 'application/problem+json': { schema: Problem } },
    }
  }
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true as const } : {}),
    tags: [endpoint.id.split('.')[0] ?? endpoint.id],
    security: getSecurity(endpoint),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...getForm(endpoint),
    ...getRaw(endpoint),
    ...getHeaders(endpoint),
    response,
  }
}

/** The accepted credentials: a session token, and an API key on endpoints that are open to keys. */
function getSecurity(endpoint: Endpoint): object[] {
  if (endpoint.roles === 'public') return []
  return isOpenToApiKeys(endpoint) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }]
}

function getSuccess({ response, download, stream }: Endpoint): ResponsePart {
  if (stream) return { description: 'Os eventos, um a um.', content: { 'text/event-stream': { schema: stream } } }
  if (!download) return response ?? z.null().register(z.globalRegistry, { description: 'Feito, sem conteúdo.' })
  const binary = z.string().register(z.globalRegistry, { description: 'O arquivo.', format: 'binary' })
  const object = z.looseObject({}).register(z.globalRegistry, { description: 'O conteúdo do arquivo.' })
  const content = download.map((type) => [type, { schema: type === 'application/json' ? object : binary }])
  return { description: 'O arquivo.', content: Object.fromEntries(content) }
}

/** A multipart form with its fields and files. */
function getForm({ form, files }: Endpoint): Pick<RouteSchema, 'consumes' | 'body'> {
  if (!form || !files) return {}
  const file = z.string().register(z.globalRegistry, { format: 'binary' })
  const body = z.extend(form as z.ZodMiniObject, { files: z.array(file).check(z.maxLength(files.files)) })
  return { consumes: ['multipart/form-data'], body }
}

/** A body of another media type than JSON. */
function getRaw({ raw }: Endpoint): Pick<RouteSchema, 'consumes' | 'body'> {
  if (!raw) return {}
  return { consumes: [raw.type], body: z.string().register(z.globalRegistry, { format: 'binary' }) }
}

/** The headers that an endpoint reads, besides the token. Others are not validated. */
function getHeaders({
  idempotent,
  deferrable,
  versioned,
  creates,
  method,
  stream,
}: Endpoint): Pick<RouteSchema, 'headers'> {
  const reads = method === 'GET'
  if (!idempotent && !deferrable && !versioned && !stream) return {}
  const text = (description: string) => z.optional(z.string()).register(z.globalRegistry, { description })
  return {
    headers: z.looseObject({
      ...(idempotent ? { 'idempotency-key': text('A mesma chave, por 24 horas, recebe a primeira resposta.') } : {}),
      ...(deferrable
        ? {
            'device-time': text('Quando o aparelho, sem conexão, registrou o que envia depois: data e hora ISO 8601.'),
            'device-clock': text(
              'O relógio do aparelho no momento do envio. Sem ele, ou a mais de 2 minutos do servidor, vale a hora do servidor.',
            ),
          }
        : {}),
      ...(versioned && !reads
        ? { 'if-match': text('O ETag da versão que foi lida; também uma lista deles, ou *.') }
        : {}),
      ...(creates ? { 'if-none-match': text('Com *, a chamada só cria: se já existe, a resposta é 412.') } : {}),
      ...(versioned && reads
        ? { 'if-none-match': text('O ETag do que já foi lido: sem mudança, a resposta é 304.') }
        : {}),
      ...(stream ? { 'last-event-id': text('O id do último evento recebido: o fluxo recomeça depois dele.') } : {}),
    }),
  }
}

function getProblems(codes: readonly ErrorCode[]): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const { status, title } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${title}`])
  }
  return byStatus
}

/**
 * Headers of every response of a deprecated endpoint: since when it is deprecated (RFC 9745), when it will be removed
 * (RFC 8594), and what replaces it.
 */
export function deprecationHeaders({ deprecated }: Endpoint): Readonly<Record<string, string>> {
  if (!deprecated) return {}
  const seconds = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000)
  return {
    deprecation: `@${seconds(deprecated.since)}`,
    sunset: new Date(seconds(deprecated.until) * 1000).toUTCString(),
    link: `</v1/docs#${deprecated.instead}>; rel="successor-version"`,
  }
}
