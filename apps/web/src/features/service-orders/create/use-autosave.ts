import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { keepLocalDraft, removeLocalDraft } from './local-draft'
import type { OrderValues } from './order-values'

/** How long people pause before what they typed is kept. */
const pauseMs = 400

/**
 * Keeps what is typed in this browser, so that it survives a closed tab, a lost connection and a session that ended.
 * @returns when it was last kept, and how to forget it for good.
 */
export function useAutosave<T>(form: UseFormReturn<OrderValues, unknown, T>, key: string) {
  const [savedAt, setSavedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const keep = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      const now = Date.now()
      if (keepLocalDraft(key, { values: form.getValues(), savedAt: now })) setSavedAt(now)
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // A reset is not somebody's typing.
        if (name === undefined && type === undefined) return
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, pauseMs)
      },
    })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      window.removeEventListener('pagehide', keep)
    }
  }, [form, key])

  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeLocalDraft(key)
    setSavedAt(undefined)
  }
  return { savedAt, forget }
}
