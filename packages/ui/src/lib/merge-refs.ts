'use client'
import { type Ref, type RefCallback, useMemo } from 'react'

/** One ref that fills two. It stays the same while both do, so that React does not detach and attach on every render. */
export function useMergedRefs<T>(one: Ref<T> | undefined, other: Ref<T>): RefCallback<T> {
  return useMemo(
    () => (element) => {
      for (const ref of [one, other]) {
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }
    },
    [one, other],
  )
}
