import { ApiError } from '@malote/api-client'
import { useEffect, useState } from 'react'

/** Until when an error asks to wait, by this device's clock; 0 when it does not. */
function endOf(error: unknown, at: number): number {
  return error instanceof ApiError && error.retryAfter !== null ? at + error.retryAfter * 1000 : 0
}

/**
 * The seconds that are left until another try makes sense, counted down.
 * @param at when the error came, in milliseconds since 1970.
 */
export function useCountdown(error: unknown, at: number): number {
  const end = endOf(error, at)
  const [now, setNow] = useState(at)
  const left = Math.max(0, Math.ceil((end - Math.max(now, at)) / 1000))
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting])
  return left
}

/** `4:05`: minutes and seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
