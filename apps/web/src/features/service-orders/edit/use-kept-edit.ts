import type { ServiceOrder } from '@malote/api-client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type EditValues, same, valuesOf } from './edit-values'
import { forgetEdit, keepEdit } from './kept-edit'

/** How long people pause before what they typed is kept. */
const pauseMs = 400

/** Keeps an edit in this browser while it is typed. Returns how to forget it for good. */
export function useKeptEdit(form: UseFormReturn<EditValues>, key: string, base: ServiceOrder): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useEffectEvent(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const values = form.getValues()
    if (same(values, valuesOf(base))) forgetEdit(key)
    else keepEdit(key, { values, base })
  })
  useEffect(() => {
    const onHide = () => keep()
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(onHide, pauseMs)
      },
    })
    window.addEventListener('pagehide', onHide)
    return () => {
      onHide()
      stop()
      window.removeEventListener('pagehide', onHide)
    }
  }, [form])
  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgetEdit(key)
  }
}
