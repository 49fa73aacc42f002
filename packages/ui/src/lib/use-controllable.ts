'use client'
import { useState } from 'react'

interface Controllable<Value> {
  value: Value | undefined
  defaultValue: Value
  onChange?: ((value: Value) => void) | undefined
}

/** A value that is controlled when the parent passes one, and uncontrolled otherwise. */
export function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>) {
  const [internalValue, setInternalValue] = useState(defaultValue)
  const current = value === undefined ? internalValue : value
  const change = (next: Value) => {
    if (value === undefined) setInternalValue(next)
    onChange?.(next)
  }
  return [current, change] as const
}
