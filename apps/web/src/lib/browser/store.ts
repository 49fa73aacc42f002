import { useSyncExternalStore } from 'react'

/** A value outside of React. */
export interface Store<Value> {
  /** Replaces the value, and renders the components that use it when it has changed. */
  set: (value: Value) => void
  read: () => Value
  /** The value; on the server always the first one. */
  useValue: () => Value
}

/** @returns a store of a value that all components share. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  const read = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    read,
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}
