'use client'
import { type Ref, type RefCallback, useMemo } from 'react'

function setRef<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/**
 * Returns one ref callback that sets two refs. It is stable while both are, so that React does not detach and attach
 * it on every render.
 */
export function useMergedRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return useMemo(
    () => (element) => {
      const cleanUps = [setRef(first, element), setRef(second, element)]
      return () => {
        for (const [index, ref] of [first, second].entries()) (cleanUps[index] ?? (() => setRef(ref, null)))()
      }
    },
    [first, second],
  )
}
