'use client'
import { useEffect, useState } from 'react'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

/** Returns the edges of a scrolling element beyond which there is more content, with a tolerance of one pixel. */
export function useHiddenEdges(element: HTMLElement | null): readonly Edge[] {
  const [edges, setEdges] = useState('')
  useEffect(() => {
    if (!element) return
    const update = () => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
      // In right-to-left content `scrollLeft` starts at zero and is negative.
      const across = Math.abs(scrollLeft)
      const beyond = scrollWidth - clientWidth - across > 1
      const before = across > 1
      const rtl = getComputedStyle(element).direction === 'rtl'
      const hiddenEdges: Edge[] = []
      if (scrollTop > 1) hiddenEdges.push('top')
      if (scrollHeight - clientHeight - scrollTop > 1) hiddenEdges.push('bottom')
      if (rtl ? beyond : before) hiddenEdges.push('left')
      if (rtl ? before : beyond) hiddenEdges.push('right')
      setEdges(hiddenEdges.join(' '))
    }
    // The observer reports after the layout; a read in this effect would force a layout of the page.
    const resized = new ResizeObserver(update)
    resized.observe(element)
    for (const child of element.children) resized.observe(child)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [element])
  return edges === '' ? [] : (edges.split(' ') as Edge[])
}
