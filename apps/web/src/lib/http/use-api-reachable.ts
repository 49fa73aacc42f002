import { organization } from '@malote/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from './api'

const secondsBetween = 10

interface Waiting {
  /** `soon`: somebody may answer already. `later`: they have just not. */
  waiting: 'soon' | 'later' | undefined
  onAnswer: () => void
}

/**
 * Asks every few seconds whether the API answers, and when the connection is back. It is the smallest question that
 * anybody may ask: what could not be shown is asked for again only once it has a chance.
 */
export function useAnswering({ waiting, onAnswer }: Waiting) {
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
    /** Nobody answered the last time. */
    away,
    ask: () => void ask(),
  }
}
