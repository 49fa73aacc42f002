import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenQuiet } from '../../lib/browser/run-when-idle'

const root = getRouteApi('__root__')

/** What the forms before sign-in need when they are sent. */
export const loadWayIn = () => import('./auth-actions')

/** Has it ready, and the rest of the app with it, as soon as the page itself stands and nothing else is to be done. */
export function useWayIn(): void {
  const client = useQueryClient()
  const { bringEveryRoute } = root.useRouteContext()
  useEffect(
    // Where it fails, the press that needs it tries again, and tells.
    () => whenQuiet(client, () => void Promise.all([loadWayIn(), bringEveryRoute()]).catch(() => undefined)),
    [client, bringEveryRoute],
  )
}
