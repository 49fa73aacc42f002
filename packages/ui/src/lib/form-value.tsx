'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

interface FormValueProps {
  name?: string | undefined
  value: string
  disabled?: boolean | undefined
  /** The id of the control that people see, so that a list of errors can lead to it. */
  controlId?: string | undefined
  /** The form around it was reset. */
  onReset?: (() => void) | undefined
}

/**
 * Sends the plain value of a control whose visible text is written for people, and hears when its form is reset. Without
 * a name nothing is sent.
 */
export function FormValue({ name, value, disabled, controlId, onReset }: FormValueProps) {
  const element = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(() => onReset?.())
  useEffect(() => {
    const form = element.current?.form
    const answer = () => reset()
    form?.addEventListener('reset', answer)
    return () => form?.removeEventListener('reset', answer)
  }, [])
  return <input ref={element} type="hidden" name={name} value={value} disabled={disabled} data-control={controlId} />
}
