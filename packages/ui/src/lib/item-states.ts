'use client'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** The states of the items of a list, each as a number of flags. */
export interface ItemStates {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: (id: string) => number
}

function createItemStates(initial: ItemStates['get']) {
  const listeners = new Set<() => void>()
  let current = initial
  const states: ItemStates = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    get: (id) => current(id),
  }
  const publish = (next: ItemStates['get']) => {
    current = next
    for (const listener of listeners) listener()
  }
  return { states, publish }
}

/**
 * Provides the state of each item of a list, such as whether it is selected. A change renders the items that it concerns, but
 * not the list: as props, it would make React visit hundreds of items for one that is pressed.
 *
 * @param getState Returns the flags of an item; another function in each render in which a state may have changed.
 */
export function useItemStates(getState: ItemStates['get']): ItemStates {
  const [{ states, publish }] = useState(() => createItemStates(getState))
  useLayoutEffect(() => publish(getState), [publish, getState])
  return states
}

/** @returns the flags of an item. Another state renders the caller again. */
export function useItemState({ subscribe, get }: ItemStates, id: string): number {
  const read = () => get(id)
  return useSyncExternalStore(subscribe, read, read)
}
