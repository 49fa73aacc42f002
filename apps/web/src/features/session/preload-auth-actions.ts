import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'

const root = getRouteApi('__root__')

/** Loads the chunk that the guest forms need on submit. */
export const loadAuthActions = () => import('./auth-actions.ts')

/** Preloads that chunk and the full route tree when the browser is idle. */
export function usePreloadAuthActions(): void {
  const client = useQueryClient()
  const { loadAllRoutes } = root.useRouteContext()
  useEffect(
    // After a failed preload, the submit loads it again and shows the error.
    () => runWhenIdle(client, () => void Promise.all([loadAuthActions(), loadAllRoutes()]).catch(() => undefined)),
    [client, loadAllRoutes],
  )
}
