'use client'
import { type RefObject, useEffect } from 'react'

/** Scrolls the active tab into view: on phones the line of tabs is wider than the screen. */
export function useScrollToActive(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const item = element.current
    const line = item?.closest('[data-tab-line]')
    if (!active || !item || !line) return
    // The observer reports positions after the layout; reading them here would force a layout of the page.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        if (!entry?.rootBounds || entry.intersectionRatio === 1) return
        const [tab, frame] = [entry.boundingClientRect, entry.rootBounds]
        line.scrollLeft += tab.left + tab.width / 2 - (frame.left + frame.width / 2)
      },
      { root: line },
    )
    observer.observe(item)
    return () => observer.disconnect()
  }, [element, active])
}
