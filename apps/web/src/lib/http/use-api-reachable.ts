import { organization } from '@malote/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from './api.ts'

const secondsBetween = 10

interface ReachableOptions {
  /**
   * `soon`: the first check runs at once. `later`: a request has just failed, so the first check runs after the
   * interval.
   */
  waiting: 'soon' | 'later' | undefined
  onResponse: () => void
}

/**
 * Checks every few seconds, and when the connection returns, whether the API responds. It uses the smallest public
 * endpoint; the failed page itself is requested only after a response.
 */
export function useApiReachable({ waiting, onResponse }: ReachableOptions) {
  const [away, setAway] = useState(false)
  const check = (signal?: AbortSignal) =>
    api(organization.get, {}, signal && { signal }).then(onResponse, () => !signal?.aborted && setAway(true))
  const checkAgain = useEffectEvent(check)
  useEffect(() => {
    if (!waiting) return
    const abort = new AbortController()
    const { signal } = abort
    const poll = () => void checkAgain(signal)
    if (waiting === 'soon') poll()
    const timer = setInterval(poll, secondsBetween * 1000)
    window.addEventListener('online', poll, { signal })
    return () => {
      clearInterval(timer)
      abort.abort()
    }
  }, [waiting])
  return {
    /** Whether the last check failed. */
    away,
    check: () => void check(),
  }
}
