'use client'
import { useState } from 'react'

interface Controllable<Value> {
  value: Value | undefined
  defaultValue: Value
  onChange?: ((value: Value) => void) | undefined
}

/** A value that the parent owns when it passes one, and the component owns otherwise. */
export function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const change = (next: Value) => {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [current, change] as const
}
