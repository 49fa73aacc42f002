import { AppError } from '../http/app-error.ts'

/** Whether something failed for want of room: ours, or the database's (53100), however deep it is wrapped. */
export function isOutOfSpace(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (['ENOSPC', 'EDQUOT', '53100'].includes((at as NodeJS.ErrnoException).code ?? '')) return true
  }
  return false
}

/** What a caller is told who wanted to write something. */
export function newOutOfSpaceError(): AppError {
  const detail =
    'O servidor está sem espaço em disco: consultar é possível, gravar ainda não. Avise quem cuida dele e tente mais tarde.'
  return new AppError('unavailable', detail, { headers: { 'retry-after': '60' } })
}
