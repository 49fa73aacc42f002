import { ApiError } from '@malote/api-client'

/** The kinds of errors that the error page distinguishes. */
export type ErrorKind = 'missing' | 'forbidden' | 'maintenance' | 'unreachable' | 'not-offered' | 'part' | 'error'

/** Whether a chunk of the app could not be loaded. Each browser has its own message for it. */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|importing a module script failed/i.test(error.message)

/** @returns the kind of an error. */
export function classifyError(error: unknown): ErrorKind {
  if (isMissingChunk(error)) return 'part'
  if (!(error instanceof ApiError)) return 'error'
  if (error.code === 'not_found') return 'missing'
  if (error.code === 'forbidden') return 'forbidden'
  if (error.code === 'network') return 'unreachable'
  if (isNotOffered(error)) return 'not-offered'
  // A gateway returns these statuses while the API is down.
  return [502, 503, 504].includes(error.status) ? 'maintenance' : 'error'
}

/** Whether the provider does not have the endpoint: the application needs only the calls of the specification. */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_offered'

/** Whether the error is temporary, so that a later retry can succeed. */
export const isTransient = (failing: ErrorKind): boolean => failing === 'maintenance' || failing === 'unreachable'
