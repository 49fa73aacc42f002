import type { ConflictingChange, Problem, ProblemField } from '../contract/index.ts'

/** Codes of errors that do not come from an API response. */
export type LocalErrorCode = 'network' | 'not_offered' | 'unexpected_response'

/** What an `ApiError` is created from. Except for `cause`, it is plain JSON. */
export interface ApiErrorInit {
  code: string
  message: string
  status: number
  fields?: readonly ProblemField[]
  requestId?: string | null
  retryAfter?: number | null
  allowed?: readonly string[]
  changes?: readonly ConflictingChange[]
  version?: number | null
  cause?: unknown
}

/**
 * The only error type that a failed request throws. `message` is a Portuguese sentence for users; `code` is for
 * programs: a code of the contract's `errorCatalogue`, `network` when no response arrived, `not_offered` when the
 * provider does not have the endpoint, or `unexpected_response` when the response does not match the contract.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** The HTTP status; 0 when no response arrived. */
  readonly status: number
  /** The invalid fields, so that a form can show each message under its field. */
  readonly fields: readonly ProblemField[]
  /** The id with which support finds the request in the log; null when the server was not reached. */
  readonly requestId: string | null
  /** Seconds to wait before a retry, from `Retry-After`; null when the header is absent. */
  readonly retryAfter: number | null
  /** With `invalid_transition`: the statuses that are allowed now. */
  readonly allowed: readonly string[]
  /** With `version_conflict`: the changes made since the caller's version, each with its actor and time. */
  readonly changes: readonly ConflictingChange[]
  /** With `version_conflict`: the current version; null otherwise. */
  readonly version: number | null

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause })
    this.code = init.code
    this.status = init.status
    this.fields = init.fields ?? []
    this.requestId = init.requestId ?? null
    this.retryAfter = init.retryAfter ?? null
    this.allowed = init.allowed ?? []
    this.changes = init.changes ?? []
    this.version = init.version ?? null
  }

  /** @returns what an equal error can be created from in another process; without `cause`. */
  toJSON(): ApiErrorInit {
    const { code, message, status, fields, requestId, retryAfter, allowed, changes, version } = this
    return { code, message, status, fields, requestId, retryAfter, allowed, changes, version }
  }

  /** Creates the error of a problem+json response. */
  static fromProblem(problem: Problem, retryAfter: number | null): ApiError {
    return new ApiError({
      code: problem.code,
      message: problem.detail ?? problem.title,
      status: problem.status,
      fields: problem.errors ?? [],
      requestId: problem.requestId,
      allowed: problem.allowed ?? [],
      changes: problem.changes ?? [],
      version: problem.version ?? null,
      retryAfter,
    })
  }
}
