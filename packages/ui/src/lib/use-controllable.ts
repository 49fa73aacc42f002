'use client'
import { useState } from 'react'

interface Controllable<Value> {
  value: Value | undefined
  defaultValue: Value
  onChange?: ((value: Value) => void) | undefined
}

/**
 * A value that is controlled when the parent passes one, and uncontrolled otherwise. The third element is for the reset
 * of a form: it restores the default, and returns whether the value has changed. Only the parent changes a controlled value.
 */
export function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>) {
  const [internalValue, setInternalValue] = useState(defaultValue)
  const current = value === undefined ? internalValue : value
  const change = (next: Value) => {
    if (value === undefined) setInternalValue(next)
    onChange?.(next)
  }
  const reset = (): boolean => {
    if (value !== undefined || Object.is(internalValue, defaultValue)) return false
    change(defaultValue)
    return true
  }
  return [current, change, reset] as const
}
