'use client'
import { type Ref, type RefCallback, useMemo } from 'react'

/**
 * Returns one ref callback that sets two refs. It is stable while both are, so that React does not detach and attach
 * it on every render.
 */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T>): RefCallback<T> {
  return useMemo(
    () => (element) => {
      for (const ref of [first, second]) {
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }
    },
    [first, second],
  )
}
