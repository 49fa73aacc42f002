import { AppError } from '../errors/app-error.ts'

/**
 * Whether an operation failed because a disk is full: of this process or of the database (53100), at any depth of
 * causes.
 */
export function isOutOfSpace(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (['ENOSPC', 'EDQUOT', '53100'].includes((at as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}

/** Creates the error for writes on a full disk. */
export function newOutOfSpaceError(): AppError {
  const detail =
    'O servidor está sem espaço em disco: consultar é possível, gravar ainda não. Avise quem cuida dele e tente mais tarde.'
  return new AppError('unavailable', detail, { headers: { 'retry-after': '60' } })
}
