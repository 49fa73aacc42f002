import type { ServiceOrder } from '@malote/api-client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { removeStored } from '../../../lib/storage/storage.ts'
import { saveEditDraft } from './edit-draft.ts'
import { type EditValues, isEqual, toFormValues } from './edit-values.ts'

/** Milliseconds without typing after which the draft is saved. */
const debounceMs = 400

/**
 * Saves an edit in this browser while the user types.
 * @returns a function that removes the draft.
 */
export function useEditDraft(form: UseFormReturn<EditValues>, key: string, base: ServiceOrder): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const values = form.getValues()
    if (isEqual(values, toFormValues(base))) removeStored(key)
    else saveEditDraft(key, { values, base })
  })
  useEffect(() => {
    const handleHide = () => save()
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
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
  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
    removeStored(key)
  }
}
