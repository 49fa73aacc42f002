import { ApiError } from '@malote/api-client'
import { useEffect, useState } from 'react'

/** @returns when the wait required by an error ends, in milliseconds since 1970; 0 without a wait. */
function getWaitEnd(error: unknown, at: number): number {
  return error instanceof ApiError && error.retryAfter !== null ? at + error.retryAfter * 1000 : 0
}

/**
 * Counts down the seconds until the next attempt is possible.
 * @param at when the error came, in milliseconds since 1970.
 */
export function useCountdown(error: unknown, at: number): number {
  const end = getWaitEnd(error, at)
  const [now, setNow] = useState(at)
  const secondsLeft = Math.max(0, Math.ceil((end - Math.max(now, at)) / 1000))
  const waiting = secondsLeft > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  return secondsLeft
}

/** `4:05`: minutes and seconds. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
