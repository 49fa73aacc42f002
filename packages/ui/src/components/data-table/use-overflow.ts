'use client'
import { type RefObject, useEffect } from 'react'

/**
 * Sets `data-overflows` on a region that is narrower than its table, and `data-before` or `data-after` while columns
 * are hidden beyond that edge. The attributes are set on the DOM, because scrolling must not render the table again.
 */
export function useOverflow(regionRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = regionRef.current
    const table = region?.firstElementChild
    if (!region || !table) return
    let hiddenWidth = 0
    // Read only where the layout is computed already: in a frame, a render before it would have to be laid out first.
    let position = 0
    let frame: number | undefined
    const mark = () => {
      // In right-to-left layouts `scrollLeft` is negative.
      const before = Math.abs(position)
      region.toggleAttribute('data-overflows', hiddenWidth > 0)
      region.toggleAttribute('data-before', hiddenWidth > 0 && before > 0)
      region.toggleAttribute('data-after', before < hiddenWidth - 1)
    }
    const markScrolled = () => {
      position = region.scrollLeft
      mark()
    }
    const observer = new ResizeObserver(() => {
      hiddenWidth = region.scrollWidth - region.clientWidth
      position = region.scrollLeft
      // Before the first paint, then in the next frame: in the same one, every resize would compute the styles and the
      // layout of the cells twice.
      if (frame === undefined) mark()
      else cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    })
    observer.observe(region)
    observer.observe(table)
    region.addEventListener('scroll', markScrolled, { passive: true })
    return () => {
      observer.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
      region.removeEventListener('scroll', markScrolled)
    }
  }, [regionRef])
}
