import {
  type ConflictingChange,
  type ErrorCode,
  errorCatalogue,
  type Problem,
  type ProblemField,
} from '@malote/api-client/contract'

interface AppErrorExtras {
  /** The invalid fields. */
  readonly errors?: readonly ProblemField[]
  /** Headers of the response, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>
  /** With `invalid_transition`: the statuses the caller may choose instead. */
  readonly allowed?: readonly string[]
  /** With `version_conflict`: the current version and the changes since the expected one. */
  readonly version?: number
  readonly changes?: readonly ConflictingChange[]
  /**
   * The request has written something that must stay, such as a counted attempt: a repetition with the same
   * `Idempotency-Key` gets this error again and writes nothing.
   */
  readonly keepsWrites?: true
}

/** An error that the caller can understand and act on. Every other thrown error becomes `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly extras: AppErrorExtras

  /** @param detail One sentence in Portuguese: what failed and what to do. */
  constructor(code: ErrorCode, detail?: string, extras: AppErrorExtras = {}) {
    super(detail ?? errorCatalogue[code].title)
    this.code = code
    this.detail = detail
    this.extras = extras
  }
}

/** Creates the error of one field of the body, for rules that a schema cannot express. */
export function fieldError(
  pointer: string,
  message: string,
  code = 'refused',
  extras: Pick<AppErrorExtras, 'keepsWrites'> = {},
): AppError {
  return new AppError('validation_failed', undefined, { errors: [{ pointer, code, message }], ...extras })
}

/** Creates the error of a limit; the caller may try again after `waitMs` milliseconds. */
export function limitError(waitMs: number, detail?: string): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError('too_many_requests', detail, { headers: { 'retry-after': String(seconds) } })
}

/**
 * Returns the row of a query. A row that the caller may not see must be missing too.
 *
 * @throws AppError `not_found` with the detail.
 */
export function requireRow<Row>(row: Row | undefined, detail: string): Row {
  if (row === undefined) throw new AppError('not_found', detail)
  return row
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly code?: string | undefined
  readonly message: string
}

/** Creates the error of a value that does not match its schema, with every invalid field. */
export function toValidationError(issues: readonly Issue[], at = ''): AppError {
  const errors = issues.map(({ path, code = 'custom', message }) => ({
    pointer: [at, ...path].join('/'),
    code,
    message,
  }))
  return new AppError('validation_failed', undefined, { errors })
}

/** Reads an error that was stored as a problem document. */
export function fromProblem({ code, detail, errors }: Problem): AppError {
  return new AppError(code as ErrorCode, detail, errors ? { errors } : {})
}

/** Converts an error to a problem document (RFC 9457). */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, title } = errorCatalogue[error.code]
  return {
    type: `urn:malote:problem:${error.code}`,
    title,
    status,
    code: error.code,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    requestId,
    ...(error.extras.errors ? { errors: [...error.extras.errors] } : {}),
    ...(error.extras.allowed ? { allowed: [...error.extras.allowed] } : {}),
    ...(error.extras.version === undefined ? {} : { version: error.extras.version }),
    ...(error.extras.changes ? { changes: [...error.extras.changes] } : {}),
  }
}
