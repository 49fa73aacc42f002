'use client'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** One clock for all the times of a page, which stands still while there are none. */
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

/** The present moment, kept up to half a minute; `undefined` on the server, whose present is not the reader's. */
export function useNow(): Date | undefined {
  const time = useSyncExternalStore<number | undefined>(subscribe, current, () => undefined)
  return time === undefined ? undefined : new Date(time)
}
