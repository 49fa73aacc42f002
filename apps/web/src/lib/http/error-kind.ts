import { ApiError } from '@malote/api-client'
import { isMissingChunk } from './missing-chunk'

/** What can keep a page from being shown, by what helps. */
export type Failing = 'missing' | 'forbidden' | 'maintenance' | 'unreachable' | 'part' | 'error'

/** Which of the states an error is. */
export function failingOf(error: unknown): Failing {
  if (isMissingChunk(error)) return 'part'
  if (!(error instanceof ApiError)) return 'error'
  if (error.code === 'not_found') return 'missing'
  if (error.code === 'forbidden') return 'forbidden'
  if (error.code === 'network') return 'unreachable'
  // A gateway in front of the API says the same in its own way while nothing stands behind it.
  return [502, 503, 504].includes(error.status) ? 'maintenance' : 'error'
}

/** Whether waiting is enough. */
export const passesByItself = (failing: Failing): boolean => failing === 'maintenance' || failing === 'unreachable'
