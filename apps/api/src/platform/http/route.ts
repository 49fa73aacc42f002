import { type Endpoint, type EndpointOutput, endpoints, isOpenToApiKeys } from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { type Context, inTransaction, type Session } from '../context.ts'
import { AppError, toValidationError } from '../errors/app-error.ts'
import type { ExpectedVersion } from '../errors/version-conflict.ts'
import type { EventFeed } from '../event-feed.ts'
import type { Download } from '../files/download.ts'
import type { Upload } from '../files/upload.ts'
import { readIdempotencyKey, runIdempotent } from '../idempotency/idempotency.service.ts'
import { parseIfMatch } from './conditional-requests.ts'
import { assertDeclaredFields, assertDeclaredNames } from './declared-names.ts'
import { readDeviceTimes } from './device-time.ts'
import { toRequestMistake } from './error-handler.ts'
import { sendStream } from './event-stream.ts'
import { assertPlainJson } from './json-body.ts'
import { hasEntityTag, sendJson } from './json-response.ts'
import { getPageSession } from './page-session.ts'
import { assertUtf8Query } from './query-encoding.ts'
import { deprecationHeaders, toRouteSchema } from './route-schema.ts'
import { sendFile } from './send-file.ts'
import { receiveForm, type UploadedForm } from './uploads.ts'
import { validatorCompiler } from './zod-compilers.ts'

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined

/** What a handler receives: the context and the validated parts of the request. */
export interface HandlerArgs<E extends Endpoint> {
  readonly ctx: Context
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** Fields and files of a multipart form; empty for other requests. */
  readonly form: Parsed<E['form']>
  readonly files: readonly Upload[]
  /** The bytes of a `raw` body; empty for other requests. */
  readonly raw: Buffer
  /** The version that the caller read, or several: from `If-Match`, or else from the body. */
  readonly expectedVersion: ExpectedVersion | undefined
}

type HandlerResult<E extends Endpoint> = E['response'] extends z.core.$ZodType
  ? Promise<EndpointOutput<E>>
  : E extends { download: readonly string[] }
    ? Promise<Download>
    : E extends { stream: z.core.$ZodType }
      ? Promise<EventFeed>
      : Promise<void>

export type Handler<E extends Endpoint> = (call: HandlerArgs<E>) => HandlerResult<E>

/** Finds the session of a bearer token. The sessions module implements it. */
export type Authenticate = (ctx: Context, token: string) => Promise<Session | undefined>

/** Everything a route needs of the application around it; decorated on it by `buildApp`. */
export interface RouteDeps {
  readonly newContext: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  /** Options of the limiter for requests without authentication, such as sign-in; absent when it is off. */
  readonly publicLimit: { max: number; timeWindow: number } | undefined
  /** Milliseconds between heartbeats of an open stream; each one also checks the authorization again. */
  readonly heartbeatMs: number
  /** Ends each stream that is open. */
  readonly streams: Set<() => void>
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal
}

declare module 'fastify' {
  interface FastifyInstance {
    routeDeps: RouteDeps
  }
  interface FastifyRequest {
    context: Context | undefined
  }
}

interface RouteOptions {
  /** Additional response headers for browsers. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * The handler commits its own transactions, before the response is validated: it must keep a write although it
   * rejects the request, waits for another service, or makes many independent changes.
   */
  readonly ownTransactions?: true
}

/** The media types of raw bodies. Only the endpoints that declare them accept them. */
export const rawTypes: ReadonlySet<string> = new Set(endpoints.flatMap(({ raw }) => raw?.type ?? []))

/** Bytes of a body from a caller without a session; the longest declared text has 2,000 characters. */
const publicBodyLimit = 16 * 1024

/**
 * Registers an endpoint of the contract. Method, path, authorization, request and response schemas come from the
 * contract; the handler contains only the behaviour.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { headers = {}, ownTransactions }: RouteOptions = {},
): void {
  const atomic = isAtomic(endpoint) && !ownTransactions
  const deprecation = deprecationHeaders(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: toRouteSchema(endpoint),
    // A compressed response would need another entity tag, and files are compressed already.
    ...(hasEntityTag(endpoint) || endpoint.stream ? { compress: false as const } : {}),
    ...(endpoint.creates ? { schemaErrorFormatter: toRequestMistake } : {}),
    // A form is parsed as a stream, and a raw body by its handler; their schemas are only for OpenAPI.
    ...(endpoint.form || endpoint.raw ? { validatorCompiler: compileWithoutBodies } : {}),
    ...(endpoint.raw ? { bodyLimit: endpoint.raw.bytes } : {}),
    ...(endpoint.roles === 'public' && endpoint.body ? { bodyLimit: publicBodyLimit } : {}),
    // Public endpoints where passwords or tokens could be guessed.
    ...(endpoint.roles === 'public' && (endpoint.method === 'POST' || endpoint.params) && app.routeDeps.publicLimit
      ? { config: { rateLimit: app.routeDeps.publicLimit } }
      : {}),
    // Authorizes before the body is read: unauthenticated callers learn nothing about the schema and cost little. It comes
    // after the hooks `onRequest`, in which each request is counted: every unknown token is looked up in the database.
    preParsing: async (request, reply) => {
      reply.headers(deprecation)
      // Roles read different fields of the same resource.
      if (endpoint.roles !== 'public') addVary(reply, 'Authorization')
      // PostgreSQL texts cannot contain NUL, so nothing matches it.
      if (/^[^?]*%00/.test(request.url)) throw new AppError('not_found')
      request.context = await authorize(app.routeDeps, endpoint, request)
      // GET requests have no body, so their content type is not checked.
      if (endpoint.method !== 'GET') assertContentType(endpoint, request)
    },
    preValidation: async ({ url, query, body }) => {
      assertUtf8Query(url)
      assertDeclaredNames(endpoint, { query, body })
    },
    handler: async (request, reply) => {
      reply.code(endpoint.status).headers({ 'cache-control': 'no-store', ...headers })
      if (!endpoint.form || !endpoint.files) return handleRequest(app, endpoint, handler, request, reply, { atomic })
      const form = await receiveForm(request, app.routeDeps.newContext(request).services.files, endpoint.files)
      try {
        return await handleRequest(app, endpoint, handler, request, reply, { atomic, uploaded: form })
      } finally {
        await form.discard()
      }
    },
  })
}

/**
 * Rejects a form or a raw body where the endpoint has none, any other body where it has one, and JSON that is not plain
 * UTF-8.
 *
 * @throws AppError `unsupported_media_type`.
 */
function assertContentType({ form, raw }: Endpoint, request: FastifyRequest): void {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isExpected = raw
    ? type === raw.type
    : type.startsWith('multipart/') === (form !== undefined) && !rawTypes.has(type)
  if (!isExpected) throw new AppError('unsupported_media_type')
  if (!form && !raw) assertPlainJson(request)
}

/**
 * Whether writes are committed only after the response matches the contract; otherwise a row that no response can show
 * would remain. Uploads commit on their own, so that no connection waits for the file store.
 */
function isAtomic({ method, response, form, roles }: Endpoint): boolean {
  return method !== 'GET' && response !== undefined && form === undefined && roles !== 'public'
}

async function handleRequest<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
  { atomic, uploaded }: { atomic: boolean; uploaded?: UploadedForm },
): Promise<unknown> {
  const deviceTimes = endpoint.deferrable ? readDeviceTimes(request.headers) : {}
  const ctx: Context = { ...(request.context as Context), ...deviceTimes }
  const key = endpoint.idempotent && readIdempotencyKey(request.headers['idempotency-key'])
  const { params, query, body } = request
  const expectedVersion = readExpectedVersion(endpoint, request)
  const form = endpoint.form && readForm(endpoint, uploaded?.fields ?? {})
  const files = uploaded?.files ?? []
  const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const args = { params, query, body, expectedVersion, form, files, raw }
  const write = (result: unknown): string => (endpoint.response ? String(reply.serialize(result)) : '')
  const run = (context: Context) => handler({ ctx: context, ...args } as HandlerArgs<E>)
  if (key && ctx.session) {
    const digests = files.map(({ sha256 }) => sha256.toString('hex'))
    const content = uploaded ? [form, digests] : body
    const attempt = {
      userId: ctx.session.user.id,
      key,
      method: endpoint.method,
      path: request.url,
      body: content,
      // A stored secret is encrypted, so that only the caller's own token can read it.
      seal: endpoint.secret ? request.headers.authorization : undefined,
    }
    const stored = await runIdempotent(ctx, attempt, async (txCtx) => ({
      status: endpoint.status,
      body: write(await run(txCtx)),
    }))
    if (stored.replayed) reply.header('idempotent-replayed', 'true')
    return sendJson({ endpoint, request, reply, body: stored.body })
  }
  if (atomic) {
    const text = await inTransaction(ctx, async (txCtx) => write(await run(txCtx)))
    return sendJson({ endpoint, request, reply, body: text })
  }
  const result: unknown = await run(ctx)
  if (endpoint.download) return sendFile(request, reply, result as Download, app.routeDeps.stopping)
  if (endpoint.stream) return stream(app, endpoint, request, reply, result as EventFeed)
  return sendJson({ endpoint, request, reply, body: write(result), value: result })
}

/**
 * Returns the version that a write expects: `If-Match`, or else `version` in the body. On an endpoint without versions,
 * `If-Match` never matches, so that a condition is not ignored (RFC 9110, 13.1); `*` only requires that the resource
 * exists, which each handler checks.
 *
 * @throws AppError `version_conflict` for a condition that cannot hold.
 */
function readExpectedVersion(endpoint: Endpoint, { headers, body }: FastifyRequest): ExpectedVersion | undefined {
  if (endpoint.method === 'GET') return undefined
  const inHeader = parseIfMatch(headers['if-match'])
  if (inHeader !== undefined && inHeader !== '*' && !endpoint.versioned) {
    throw new AppError('version_conflict', 'Isto não tem versões: envie a chamada sem If-Match.')
  }
  if (endpoint.params && headers['if-none-match']?.trim() === '*') {
    if (endpoint.creates && inHeader === undefined) return 'none'
    throw new AppError('version_conflict', 'Isto já existe: envie a chamada sem If-None-Match.')
  }
  if (inHeader !== undefined || !endpoint.versioned) return inHeader
  return (body as { version?: number | null } | null | undefined)?.version ?? undefined
}

/** Adds a name to the `Vary` header. */
function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before ? `${before}, ${name}` : name)
}

/** Streams events while the session is valid and the role is unchanged. */
function stream(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: EventFeed,
) {
  const { heartbeatMs, streams } = app.routeDeps
  const before = request.context?.session
  const isStillAuthorized = async (): Promise<boolean> => {
    const { session } = await authorize(app.routeDeps, endpoint, request)
    // Both decide which events a user may receive.
    return session?.user.role === before?.user.role && session?.user.carriesOut === before?.user.carriesOut
  }
  return sendStream({ reply, feed, isStillAuthorized, heartbeatMs, open: streams })
}

function readForm(endpoint: Endpoint, fields: Readonly<Record<string, string>>): unknown {
  if (!endpoint.form) return undefined
  assertDeclaredFields(endpoint, fields)
  const form = z.safeParse(endpoint.form, fields)
  if (!form.success) throw toValidationError(form.error.issues)
  return form.data
}

const compileWithoutBodies: FastifySchemaCompiler<FastifySchema> = ({ schema, ...part }) =>
  part.httpPart === 'body'
    ? (value: unknown) => ({ value })
    : validatorCompiler({ schema: schema as z.core.$ZodType, ...part })

const closedToKeys = 'Chaves de API não fazem esta chamada. Entre com a sua conta.'

/**
 * Authenticates the caller and checks the role.
 *
 * @throws AppError `unauthenticated` or `forbidden`.
 */
async function authorize(deps: RouteDeps, endpoint: Endpoint, request: FastifyRequest): Promise<Context> {
  const ctx = deps.newContext(request)
  if (endpoint.roles === 'public') return ctx
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = token ? (getPageSession(token) ?? (await deps.authenticate(ctx, token))) : undefined
  if (!session) {
    throw new AppError('unauthenticated', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  }
  if (session.apiKey) {
    if (!isOpenToApiKeys(endpoint)) throw new AppError('forbidden', closedToKeys)
  } else if (!endpoint.roles.includes(session.user.role)) throw new AppError('forbidden')
  return { ...ctx, session }
}
