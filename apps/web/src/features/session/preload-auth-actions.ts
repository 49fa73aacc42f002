import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'

/** Loads the chunk that the guest forms need on submit. */
export const loadAuthActions = () => import('./auth-actions.ts')

/** Preloads that chunk when the browser is idle. */
export function usePreloadAuthActions(): void {
  const client = useQueryClient()
  useEffect(
    // After a failed preload, the submit loads it again and shows the error.
    () => runWhenIdle(client, () => void loadAuthActions().catch(() => undefined)),
    [client],
  )
}
