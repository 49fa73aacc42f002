'use client'
import { useCallback, useState } from 'react'

/**
 * Measures the width of an element before the first paint and on each resize. The height must not depend on it, so
 * that the layout does not shift.
 */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
