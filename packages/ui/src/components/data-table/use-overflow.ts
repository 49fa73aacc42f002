'use client'
import { useEffect } from 'react'

/**
 * Marks a region that its table is wider than: `data-overflows`, and `data-before` or `data-after` while columns lie
 * beyond that edge. Written on the element itself, because scrolling must not draw a table anew.
 */
export function useOverflow(region: HTMLElement | null) {
  useEffect(() => {
    const table = region?.firstElementChild
    if (!region || !table) return
    let room = 0
    const mark = () => {
      // Counted from the start, wherever that is: with right-to-left text the browser counts below zero.
      const before = Math.abs(region.scrollLeft)
      region.toggleAttribute('data-overflows', room > 0)
      region.toggleAttribute('data-before', room > 0 && before > 0)
      region.toggleAttribute('data-after', before < room - 1)
    }
    const observer = new ResizeObserver(() => {
      room = region.scrollWidth - region.clientWidth
      mark()
    })
    observer.observe(region)
    observer.observe(table)
    region.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      region.removeEventListener('scroll', mark)
    }
  }, [region])
}
