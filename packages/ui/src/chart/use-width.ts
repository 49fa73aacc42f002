'use client'
import { useCallback, useState } from 'react'

/**
 * The width of an element, known before the first paint and followed from then on. The height never depends on it, so
 * nothing moves when it arrives.
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
