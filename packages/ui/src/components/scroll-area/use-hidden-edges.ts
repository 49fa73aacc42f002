'use client'
import { useEffect, useState } from 'react'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

/** Past which edges of a scrolling element there is more. A pixel of rounding does not count. */
export function useHiddenEdges(element: HTMLElement | null): readonly Edge[] {
  const [edges, setEdges] = useState('')
  useEffect(() => {
    if (!element) return
    const look = () => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
      // Right-to-left content starts at zero and scrolls into the negative.
      const across = Math.abs(scrollLeft)
      const beyond = scrollWidth - clientWidth - across > 1
      const before = across > 1
      const rtl = getComputedStyle(element).direction === 'rtl'
      const found: Edge[] = []
      if (scrollTop > 1) found.push('top')
      if (scrollHeight - clientHeight - scrollTop > 1) found.push('bottom')
      if (rtl ? beyond : before) found.push('left')
      if (rtl ? before : beyond) found.push('right')
      setEdges(found.join(' '))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    for (const child of element.children) resized.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [element])
  return edges === '' ? [] : (edges.split(' ') as Edge[])
}
