'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

interface FormValueProps {
  name?: string | undefined
  value: string
  disabled?: boolean | undefined
  /** The id of the visible control, so that an error summary can link to it. */
  controlId?: string | undefined
  /** Called when the surrounding form is reset. */
  onReset?: (() => void) | undefined
}

/**
 * A hidden input that submits the plain value of a control with formatted text, and reports form resets. Without a
 * name nothing is submitted.
 */
export function FormValue({ name, value, disabled, controlId, onReset }: FormValueProps) {
  const element = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(() => onReset?.())
  useEffect(() => {
    const form = element.current?.form
    const handleReset = () => reset()
    form?.addEventListener('reset', handleReset)
    return () => form?.removeEventListener('reset', handleReset)
  }, [])
  return <input ref={element} type="hidden" name={name} value={value} disabled={disabled} data-control={controlId} />
}
