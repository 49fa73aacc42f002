import type { Ref } from 'react'

/** One ref that fills several. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): (element: T | null) => void {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
