'use client'
import { type RefObject, useEffect } from 'react'

interface PinnedOffsetsProps {
  regionRef: RefObject<HTMLElement | null>
  /** The ids of the pinned columns; stable until one of them changes. */
  columns: readonly string[]
}

/** The part of the region that pinned columns and the title may cover. */
const largestPart = 0.6

/**
 * Measures where pinned columns are held while the table scrolls: after the title and the pinned columns before them.
 * Where they would cover most of the table, the last ones scroll with the others.
 */
export function PinnedOffsets({ regionRef, columns }: PinnedOffsetsProps) {
  useEffect(() => {
    const region = regionRef.current
    const head = region?.querySelector('thead')
    if (!region || !head) return
    const cells = () => [...head.querySelectorAll<HTMLElement>('th[data-pinned]')]
    const measure = () => {
      const pinned = cells()
      let offset = (pinned[0]?.previousElementSibling as HTMLElement | null)?.offsetWidth ?? 0
      for (const [index, cell] of pinned.entries()) {
        const fits = offset + cell.offsetWidth <= region.clientWidth * largestPart
        region.style.setProperty(`--pin-${index}`, fits ? `${offset}px` : 'auto')
        offset += cell.offsetWidth
      }
    }
    const observer = new ResizeObserver(measure)
    observer.observe(region)
    for (const cell of head.querySelectorAll('th')) observer.observe(cell)
    return () => {
      observer.disconnect()
      for (let index = 0; index < columns.length; index++) region.style.removeProperty(`--pin-${index}`)
    }
  }, [regionRef, columns])
  return null
}
