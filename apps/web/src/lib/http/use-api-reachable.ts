import { organization } from '@malote/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from './api'

const secondsBetween = 10

interface Waiting {
  /**
   * `soon`: the first check runs at once. `later`: a request has just failed, so the first check runs after the
   * interval.
   */
  waiting: 'soon' | 'later' | undefined
  onAnswer: () => void
}

/**
 * Checks every few seconds, and when the connection returns, whether the API responds. It uses the smallest public
 * endpoint; the failed page itself is requested only after a response.
 */
export function useApiReachable({ waiting, onAnswer }: Waiting) {
  const [away, setAway] = useState(false)
  const ask = (signal?: AbortSignal) =>
    api(organization.get, {}, signal && { signal }).then(onAnswer, () => !signal?.aborted && setAway(true))
  const again = useEffectEvent(ask)
  useEffect(() => {
    if (!waiting) return
    const left = new AbortController()
    const { signal } = left
    const look = () => void again(signal)
    if (waiting === 'soon') look()
    const timer = setInterval(look, secondsBetween * 1000)
    window.addEventListener('online', look, { signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [waiting])
  return {
    /** Whether the last check failed. */
    away,
    ask: () => void ask(),
  }
}
