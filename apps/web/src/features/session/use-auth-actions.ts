import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenQuiet } from '../../lib/browser/run-when-idle'

const root = getRouteApi('__root__')

/** Loads the chunk that the guest forms need on submit. */
export const loadWayIn = () => import('./auth-actions')

/** Preloads that chunk and the full route tree when the browser is idle. */
export function useWayIn(): void {
  const client = useQueryClient()
  const { bringEveryRoute } = root.useRouteContext()
  useEffect(
    // After a failed preload, the submit loads it again and shows the error.
    () => whenQuiet(client, () => void Promise.all([loadWayIn(), bringEveryRoute()]).catch(() => undefined)),
    [client, bringEveryRoute],
  )
}
