'use client'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One timer for all times of a page; it runs only while there are subscribers. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

function current(): number {
  if (now === 0) now = Date.now()
  return now
}

/** Returns the current time, up to half a minute old; `undefined` on the server, whose time differs from the user's. */
export function useNow(): Date | undefined {
  const time = useSyncExternalStore<number | undefined>(subscribe, current, () => undefined)
  return time === undefined ? undefined : new Date(time)
}
