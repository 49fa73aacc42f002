'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

type RootRef = RefObject<HTMLElement | null>

function createSkippedItems(root: RootRef, name: string) {
  const skipped = new WeakSet<EventTarget>()
  return {
    record: (event: Event) => {
      if (!event.target) return
      if ((event as ContentVisibilityAutoStateChangeEvent).skipped) skipped.add(event.target)
      else skipped.delete(event.target)
    },
    list: (): ReadonlySet<string> => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])]
      return new Set(items.flatMap((item) => (skipped.has(item) ? (item.dataset[name] ?? []) : [])))
    },
  }
}

/**
 * Finds the items of a list whose content the browser skips, because `content-visibility` is `auto` and they are not near
 * the visible part. A browser without the event reports none.
 *
 * @param name The data attribute with the id of an item.
 * @returns a function that returns the ids of these items.
 */
export function useSkippedItems(root: RootRef, name: string): () => ReadonlySet<string> {
  const [items] = useState(() => createSkippedItems(root, name))
  useLayoutEffect(() => {
    const element = root.current
    element?.addEventListener('contentvisibilityautostatechange', items.record, true)
    return () => element?.removeEventListener('contentvisibilityautostatechange', items.record, true)
  }, [root, items])
  return items.list
}
