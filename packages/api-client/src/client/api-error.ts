import type { MadeChange, Problem, ProblemField } from '../contract/index.ts'

/** What went wrong when it was not the API that said so. */
export type LocalErrorCode = 'network' | 'unexpected_response'

/**
 * The one error that a failed call throws. `message` is a Portuguese sentence fit for people; `code` is for programs
 * (a code of the contract's `errorCatalogue`, or `network` when nothing answered, or `unexpected_response` when what
 * came back is not what the contract promises).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** The HTTP status; 0 when nothing answered. */
  readonly status: number
  /** The fields at fault, for a form to show under each. */
  readonly fields: readonly ProblemField[]
  /** What support needs to find the request; null when the server was not reached. */
  readonly requestId: string | null
  /** Seconds to wait before another try, from `Retry-After`; null when the server did not say. */
  readonly retryAfter: number | null
  /** With `invalid_transition`: the statuses that are allowed now. */
  readonly allowed: readonly string[]
  /** With `version_conflict`: what was changed meanwhile, by whom and when. */
  readonly changes: readonly MadeChange[]
  /** With `version_conflict`: the version as it stands; null otherwise. */
  readonly version: number | null

  constructor(init: {
    code: string
    message: string
    status: number
    fields?: readonly ProblemField[]
    requestId?: string | null
    retryAfter?: number | null
    allowed?: readonly string[]
    changes?: readonly MadeChange[]
    version?: number | null
    cause?: unknown
  }) {
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

  /** An error from a problem+json answer. */
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
