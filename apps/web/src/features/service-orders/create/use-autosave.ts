import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { removeStored } from '../../../lib/storage/storage.ts'
import { saveLocalDraft } from './local-draft.ts'
import type { OrderValues } from './order-values.ts'

/** Milliseconds without typing after which the draft is saved. */
const debounceMs = 400

/**
 * Saves the form in this browser while the user types, so that it survives a closed tab, a lost connection and an ended
 * session.
 * @returns the time of the last save, and a function that removes the draft.
 */
export function useAutosave<T>(form: UseFormReturn<OrderValues, unknown, T>, key: string) {
  const [savedAt, setSavedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const save = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      const now = Date.now()
      if (saveLocalDraft(key, { values: form.getValues(), savedAt: now })) setSavedAt(now)
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // `form.reset()` is not typing.
        if (name === undefined && type === undefined) return
        clearTimeout(timer.current)
        timer.current = setTimeout(save, debounceMs)
      },
    })
    window.addEventListener('pagehide', save)
    return () => {
      save()
      unsubscribe()
      window.removeEventListener('pagehide', save)
    }
  }, [form, key])

  const discard = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeStored(key)
    setSavedAt(undefined)
  }
  return { savedAt, discard }
}
