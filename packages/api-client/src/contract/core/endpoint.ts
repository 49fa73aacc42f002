import type * as z from 'zod/mini'
import { bodyErrors, commonErrors, type ErrorCode } from './errors.ts'
import { allRoles, type Role } from './roles.ts'

type Schema = z.core.$ZodType

/** An endpoint of the API, as data. The server, the client, the query keys and OpenAPI are derived from it. */
export interface Endpoint extends EndpointDefinition {
  readonly status: 200 | 201 | 202 | 204
  readonly errors: readonly ErrorCode[]
}

/** What `endpoint` declares. */
export interface EndpointDefinition {
  /** `resource.verb`: the head of the query key, the OpenAPI operationId and the log field. */
  readonly id: `${string}.${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path, with `:name` for each parameter. */
  readonly path: `/v1/${string}`
  /** A one-line summary for the documentation. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** A larger body that contains `body`; its other members are accepted and ignored. */
  readonly bodyWithin?: Schema
  /** The fields of a multipart form, sent instead of `body`; `files` limits the files sent in the same form. */
  readonly form?: Schema
  readonly files?: { readonly files: number; readonly fileBytes: number }
  /** The body is a text or file of this media type, received as it is, instead of `body`. */
  readonly raw?: { readonly type: string; readonly bytes: number }
  /** The response body; absent when the response has none (204). */
  readonly response?: Schema
  /** The response is a file of one of these media types, instead of `response`. */
  readonly download?: readonly string[]
  /** The response is a stream of these (server-sent events), instead of `response`. */
  readonly stream?: Schema
  /** @default 200 */
  readonly status?: 200 | 201 | 202 | 204
  /** The roles that may call it; `public` requires no session. */
  readonly roles: readonly Role[] | 'public'
  /** The errors it returns, in addition to those that `getEndpointErrors` adds. */
  readonly errors?: readonly ErrorCode[]
  /**
   * A deprecated endpoint: the first day of deprecation and the last day of service (AAAA-MM-DD), and the `id` of its
   * replacement.
   */
  readonly deprecated?: { readonly since: string; readonly until: string; readonly instead: string }
  /** Whether an `Idempotency-Key` header is honoured for 24 hours. */
  readonly idempotent?: true
  /**
   * Whether it records what happened to an order, so that a device without a connection may send it later, with the time
   * of its clock in the `Device-Time` header.
   */
  readonly deferrable?: true
  /**
   * Whether the response contains a secret that is shown only once, so that its stored copy for retries is encrypted.
   */
  readonly secret?: true
  /** Whether the resource has a `version`, sent as `ETag` and compared with the `If-Match` header. */
  readonly versioned?: true
  /**
   * Whether it creates the resource of the path when there is none: then an invalid path parameter is a mistake of the
   * request, and `If-None-Match: *` allows the creation only.
   */
  readonly creates?: true
}

/** Whether the request depends on a precondition: it reads a version, or changes an existing resource. */
const isConditional = ({ method, params, versioned, roles }: Endpoint): boolean =>
  versioned === true || (method !== 'GET' && params !== undefined && roles !== 'public')

/** Returns every error of an endpoint: those it declares, those implied by its properties, and the common errors. */
export function getEndpointErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { errors, idempotent, method, roles } = endpoint
  const common = method === 'GET' ? commonErrors.filter((code) => !bodyErrors.includes(code)) : commonErrors
  return [
    ...new Set<ErrorCode>([
      ...(roles === 'public' ? [] : (['unauthenticated'] as const)),
      ...(roles !== 'public' && roles.length < allRoles.length ? (['forbidden'] as const) : []),
      ...errors,
      ...(isConditional(endpoint) ? (['version_conflict'] as const) : []),
      ...(idempotent ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
      ...common,
    ]),
  ]
}

/** Declares an endpoint, preserves its exact type and adds the defaults. */
export function endpoint<const E extends EndpointDefinition>(definition: E): E & Pick<Endpoint, 'status' | 'errors'> {
  return { status: 200, errors: [], ...definition }
}

type InputOf<S> = S extends Schema ? z.input<S> : never
type Needed<Key extends string, S> = S extends Schema
  ? object extends InputOf<S>
    ? { [K in Key]?: InputOf<S> }
    : { [K in Key]: InputOf<S> }
  : unknown

/** The input of a request: `params`, `query` and `body`, `raw`, or `form` with `files`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = Needed<'params', E['params']> &
  Needed<'query', E['query']> &
  Needed<'body', E['body']> &
  Needed<'form', E['form']> &
  (E extends { form: Schema } ? { files: readonly Blob[] } : unknown) &
  (E extends { raw: object } ? { raw: Blob } : unknown)

/** The result of a request. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends Schema
  ? z.output<E['response']>
  : E extends { download: readonly string[] }
    ? Blob
    : E extends { stream: infer S extends Schema }
      ? AsyncIterable<z.output<S>>
      : undefined
