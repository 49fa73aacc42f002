'use client'
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

/** The states of the items of a list, each as a number of flags. */
export interface ItemStates {
  readonly subscribe: (id: string, listener: () => void) => () => void
  readonly get: (id: string) => number
}

/** A change of more items than this is shown in two steps. */
const fewItems = 16

const none: ReadonlySet<string> = new Set()
const skipNone = () => none

function createItemStates(initial: ItemStates['get']) {
  const listeners = new Map<() => void, string>()
  let current = initial
  /** The previous states of items that change after the next paint. */
  const held = new Map<string, number>()
  const get = (id: string) => held.get(id) ?? current(id)
  const states: ItemStates = {
    subscribe: (id, listener) => {
      listeners.set(listener, id)
      return () => {
        listeners.delete(listener)
      }
    },
    get,
  }
  const notify = (entries: readonly (readonly [listener: () => void, id: string])[]) => {
    for (const [listener] of entries) listener()
  }
  const publish = (next: ItemStates['get'], getSkipped: () => ReadonlySet<string>) => {
    const changed = [...listeners].filter(([, id]) => get(id) !== next(id))
    const skipped = changed.length > fewItems ? getSkipped() : none
    const isWaiting = held.size > 0
    for (const [, id] of changed) {
      if (skipped.has(id)) held.set(id, get(id))
      else held.delete(id)
    }
    current = next
    notify(changed.filter(([, id]) => !held.has(id)))
    if (held.size === 0 || isWaiting) return
    void afterPaint().then(() => {
      held.clear()
      notify([...listeners])
    })
  }
  return { states, publish }
}

/**
 * Provides the state of each item of a list, such as whether it is selected. A change renders the items that it concerns, but
 * not the list: as props, it would make React visit hundreds of items for one that is pressed. When many items change at
 * once, those that are not visible change after the paint of the others.
 *
 * @param getState Returns the flags of an item; another function in each render in which a state may have changed.
 * @param getSkipped Returns the ids of the items that are not visible.
 */
export function useItemStates(getState: ItemStates['get'], getSkipped = skipNone): ItemStates {
  const [{ states, publish }] = useState(() => createItemStates(getState))
  useLayoutEffect(() => publish(getState, getSkipped), [publish, getState, getSkipped])
  return states
}

/** @returns the flags of an item. Another state renders the caller again. */
export function useItemState({ subscribe, get }: ItemStates, id: string): number {
  const read = () => get(id)
  const subscribeToItem = useCallback((listener: () => void) => subscribe(id, listener), [subscribe, id])
  return useSyncExternalStore(subscribeToItem, read, read)
}
