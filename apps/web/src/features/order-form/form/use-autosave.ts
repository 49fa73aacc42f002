import type { ServiceOrder } from '@malote/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveDraft } from '../../../lib/storage/drafts.ts'
import { removeStored } from '../../../lib/storage/storage.ts'
import { isEqual, type OrderValues, toFormValues } from './order-values.ts'

/** Milliseconds without typing after which the draft is saved. */
const debounceMs = 400

/**
 * Saves the form in this browser while the user types, so that it survives a closed tab, a lost connection and an ended
 * session.
 * @param base - the edited order, which is stored with the values; without a difference to it there is no draft.
 * @returns the time of the last save, and a function that removes the draft.
 */
export function useAutosave<T>(form: UseFormReturn<OrderValues, unknown, T>, key: string, base?: ServiceOrder) {
  const [savedAt, setSavedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const values = form.getValues()
    const now = Date.now()
    if (base && isEqual(values, toFormValues(base))) removeStored(key)
    else if (saveDraft(key, { values, savedAt: now, base })) setSavedAt(now)
  })

  useEffect(() => {
    const handleHide = () => save()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // `form.reset()` is not typing.
        if (name === undefined && type === undefined) return
        clearTimeout(timer.current)
        timer.current = setTimeout(handleHide, debounceMs)
      },
    })
    window.addEventListener('pagehide', handleHide)
    return () => {
      handleHide()
      unsubscribe()
      window.removeEventListener('pagehide', handleHide)
    }
  }, [form])

  const discard = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeStored(key)
    setSavedAt(undefined)
  }
  return { savedAt, discard }
}
