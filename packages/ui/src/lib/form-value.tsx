'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

interface FormValueProps {
  name?: string | undefined
  /** The id of the form, when the control is outside of it. */
  form?: string | undefined
  value: string
  disabled?: boolean | undefined
  /** The id of the visible control, so that an error summary can link to it. */
  controlId?: string | undefined
  /** A name that only groups inputs: the form does not submit their values. */
  unsubmittedName?: string | undefined
  /** Called after the form was reset; not when the reset was prevented. */
  onReset?: (() => void) | undefined
}

/**
 * A hidden input that submits the plain value of a control with formatted text, and reports form resets. Without a
 * name nothing is submitted, also by radio buttons that need one as a group.
 */
export function FormValue({ name, form, value, disabled, controlId, unsubmittedName, onReset }: FormValueProps) {
  const element = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(() => onReset?.())
  useEffect(() => {
    // Not the form: another form may get the id of `form` later.
    const root = element.current?.getRootNode()
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleReset = (event: Event) => {
      if (event.target !== element.current?.form) return
      clearTimeout(timer)
      // In a later task: a handler of React may still prevent the reset, and native inputs are reset after all handlers.
      timer = setTimeout(() => {
        if (!event.defaultPrevented) reset()
      })
    }
    root?.addEventListener('reset', handleReset, true)
    return () => {
      clearTimeout(timer)
      root?.removeEventListener('reset', handleReset, true)
    }
  }, [])
  useEffect(() => {
    if (!unsubmittedName) return
    const root = element.current?.getRootNode()
    const removeValue = (event: Event) => {
      if (event.target !== element.current?.form) return
      // jsdom has no `FormDataEvent`.
      if ('formData' in event && event.formData instanceof FormData) event.formData.delete(unsubmittedName)
    }
    root?.addEventListener('formdata', removeValue, true)
    return () => root?.removeEventListener('formdata', removeValue, true)
  }, [unsubmittedName])
  return (
    <input
      ref={element}
      type="hidden"
      name={name}
      form={form}
      value={value}
      disabled={disabled}
      data-control={controlId}
    />
  )
}
