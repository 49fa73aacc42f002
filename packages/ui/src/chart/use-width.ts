'use client'
import { useCallback, useState } from 'react'

/**
 * Measures the width of an element after its first layout and on each resize; 0 before. The height must not depend on
 * it, so that the layout does not shift.
 */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // The observer reports after the layout; a read in here would force a layout of the page.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
