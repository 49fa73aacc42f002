import type * as z from 'zod/mini'
import { commonErrors, type ErrorCode, errorsOfBodies } from './errors.ts'
import type { Role } from './roles.ts'

type Schema = z.core.$ZodType

/** A call of the API, as data. The server, the client, the query keys and OpenAPI all read this. */
export interface Endpoint {
  /** `resource.verb`: the head of the query key, the OpenAPI operationId and the log field. */
  readonly id: `${string}.${string}`
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path, with `:name` for each parameter. */
  readonly path: `/v1/${string}`
  /** One line for the reader of the documentation. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** A larger body that `body` is a part of; its other members are accepted and not read. */
  readonly bodyWithin?: Schema
  /** The fields of a multipart form, sent instead of `body`; its files come beside them, under these limits. */
  readonly form?: Schema
  readonly files?: { readonly files: number; readonly fileBytes: number }
  /** What comes back; absent when the answer has no body (204). */
  readonly response?: Schema
  /** What comes back is a file of one of these types, instead of `response`. */
  readonly download?: readonly string[]
  /** What comes back is a stream of these (server-sent events), instead of `response`. */
  readonly stream?: Schema
  readonly status: 200 | 201 | 202 | 204
  /** Who may call it: any of these roles, or anybody at all. */
  readonly roles: readonly Role[] | 'public'
  /** The errors it answers with, besides those that `errorsOf` adds. */
  readonly errors: readonly ErrorCode[]
  /** A call that will go: the days (AAAA-MM-DD) since when and until when it still answers, and the `id` of what to use instead. */
  readonly deprecated?: { readonly since: string; readonly until: string; readonly instead: string }
  /** Whether an `Idempotency-Key` header is honoured for 24 hours. */
  readonly idempotent?: true
  /** Whether the answer holds a secret that is said only once, so that its copy for repetitions is kept sealed. */
  readonly secret?: true
  /** Whether the thing has a `version`, which its `ETag` holds, and an `If-Match` header is compared with it. */
  readonly versioned?: true
}

/** Whether a call depends on a condition: it reads a version, or changes a thing that is there already. */
const isConditional = ({ method, params, versioned, roles }: Endpoint): boolean =>
  versioned === true || (method !== 'GET' && params !== undefined && roles !== 'public')

/** Every error that a call answers with: its own, what its declarations bring along, and what any call may answer. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { errors, idempotent, method } = endpoint
  const common = method === 'GET' ? commonErrors.filter((code) => !errorsOfBodies.includes(code)) : commonErrors
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(isConditional(endpoint) ? (['version_conflict'] as const) : []),
      ...(idempotent ? (['idempotency_in_progress', 'idempotency_key_reused'] as const) : []),
      ...common,
    ]),
  ]
}

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type InputOf<S> = S extends Schema ? z.input<S> : never
type Needed<Key extends string, S> = S extends Schema
  ? object extends InputOf<S>
    ? { [K in Key]?: InputOf<S> }
    : { [K in Key]: InputOf<S> }
  : unknown

/** What a caller gives: `params`, `query` and `body` or `form` with `files`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = Needed<'params', E['params']> &
  Needed<'query', E['query']> &
  Needed<'body', E['body']> &
  Needed<'form', E['form']> &
  (E extends { form: Schema } ? { files: readonly Blob[] } : unknown)

/** What a caller gets back. */
export type EndpointOutput<E extends Endpoint> = E['response'] extends Schema
  ? z.output<E['response']>
  : E extends { download: readonly string[] }
    ? Blob
    : E extends { stream: infer S extends Schema }
      ? AsyncIterable<z.output<S>>
      : undefined
