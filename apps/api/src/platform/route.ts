import {
  commonErrors,
  type Endpoint,
  type EndpointOutput,
  type ErrorCode,
  errorCatalogue,
  Problem,
} from '@malote/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import type { Context, Session } from './context.ts'
import { type Answer as KeptAnswer, once } from './idempotency.service.ts'

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined

/** What a handler receives: the context and the parts of the request, each as its schema read it. */
export interface Call<E extends Endpoint> {
  readonly ctx: Context
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  /** The version that `If-Match` names. */
  readonly version: number | undefined
}

type Answer<E extends Endpoint> = E['response'] extends z.core.$ZodType ? Promise<EndpointOutput<E>> : Promise<void>

export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E>

/** How a bearer token becomes a session; the auth module knows, the platform only asks. */
export type Authenticate = (ctx: Context, token: string) => Promise<Session | undefined>

/** Everything a route needs of the application around it; decorated on it by `buildApp`. */
export interface Surroundings {
  readonly newContext: (request: FastifyRequest) => Context
  readonly authenticate: Authenticate
  /** Options of the limiter for calls that anybody may try, such as sign-in; absent when it is off. */
  readonly publicLimit: { max: number; timeWindow: number } | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    surroundings: Surroundings
  }
  interface FastifyRequest {
    context: Context | undefined
  }
}

/**
 * Serves an endpoint of the contract. Method, path, who may call, what is accepted and what is answered are read from
 * it: the handler only says what happens.
 */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describe(endpoint),
    ...(endpoint.roles === 'public' && endpoint.method === 'POST' && app.surroundings.publicLimit
      ? { config: { rateLimit: app.surroundings.publicLimit } }
      : {}),
    // Before the body is read: a stranger learns nothing about what would be accepted, and costs little.
    onRequest: async (request) => {
      // No database text holds NUL, so nothing is found by it.
      if (/^[^?]*%00/.test(request.url)) throw new AppError('not_found')
      request.context = await admit(app.surroundings, endpoint, request)
    },
    handler: async (request, reply) => {
      const ctx = request.context as Context
      const key = endpoint.idempotent && request.headers['idempotency-key']
      reply.code(endpoint.status).header('cache-control', 'no-store')
      const { params, query, body } = request
      const version = endpoint.versioned && versionIn(request.headers['if-match'])
      const run = (context: Context) => handler({ ctx: context, params, query, body, version } as Call<E>)
      if (typeof key !== 'string' || !ctx.session) {
        const answer = await run(ctx)
        if (endpoint.versioned) reply.header('etag', `"${(answer as { version: number }).version}"`)
        return endpoint.response ? answer : reply.send()
      }
      const call = { userId: ctx.session.user.id, key, method: endpoint.method, path: request.url, body }
      const answer = await once(ctx, call, async (inside) => serialise(reply, endpoint.status, await run(inside)))
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
    },
  })
}

const serialise = (reply: FastifyReply, status: number, value: unknown): KeptAnswer => ({
  status,
  body: String(reply.serialize(value)),
})

/** The version that an `If-Match` header names: `"3"`. */
function versionIn(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version) return Number(version)
  throw new AppError('validation_failed', 'Envie em If-Match a versão que você leu, entre aspas, como "3".')
}

/** The caller's context, once the endpoint lets them in. */
async function admit(surroundings: Surroundings, endpoint: Endpoint, request: FastifyRequest): Promise<Context> {
  const ctx = surroundings.newContext(request)
  if (endpoint.roles === 'public') return ctx
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = token ? await surroundings.authenticate(ctx, token) : undefined
  if (!session) {
    throw new AppError('unauthenticated', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  }
  if (!endpoint.roles.includes(session.user.role)) throw new AppError('forbidden')
  return { ...ctx, session }
}

/** The endpoint for Fastify's validation and for OpenAPI. */
function describe(endpoint: Endpoint): FastifySchema {
  const response: Record<number, unknown> = {
    [endpoint.status]:
      endpoint.response ?? z.null().register(z.globalRegistry, { description: 'Feito, sem conteúdo.' }),
  }
  for (const [status, titles] of problemsOf([...endpoint.errors, ...commonErrors])) {
    response[status] = {
      description: titles.join(' · '),
      content: { 'application/problem+json': { schema: Problem } },
    }
  }
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0] ?? endpoint.id],
    security: endpoint.roles === 'public' ? [] : [{ bearer: [] }],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...headersOf(endpoint),
    response,
  } as FastifySchema
}

/** The headers that an endpoint reads, besides the token. Others pass through untouched. */
function headersOf({ idempotent, versioned }: Endpoint): Partial<FastifySchema> {
  if (!idempotent && !versioned) return {}
  const text = (description: string) => z.optional(z.string()).register(z.globalRegistry, { description })
  return {
    headers: z.looseObject({
      ...(idempotent ? { 'idempotency-key': text('A mesma chave, por 24 horas, recebe a primeira resposta.') } : {}),
      ...(versioned ? { 'if-match': text('A versão que foi lida, entre aspas; a resposta a diz em ETag.') } : {}),
    }),
  }
}

function problemsOf(codes: readonly ErrorCode[]): Map<number, string[]> {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const { status, title } = errorCatalogue[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${title}`])
  }
  return byStatus
}
