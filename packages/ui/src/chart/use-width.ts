'use client'
import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Measures the width of an element before the first paint and on each resize. The height must not depend on it, so
 * that the layout does not shift.
 */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // The observer reports after the layout and before the paint; a read in here would force a layout of the page.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setWidth(Math.round(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
