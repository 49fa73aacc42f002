'use client'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue } from 'react'

/** A row on the page, and the room of those left out before it. */
export interface ShownRow {
  index: number
  before: number
}

interface VirtualRowsOptions {
  count: number
  /** With fewer rows all are on the page. */
  enabled: boolean
  scroller: HTMLElement | null
  rowHeight: number
  idOf: (index: number) => string
  /** The row of the arrow keys, which stays on the page so that the focus is never lost. */
  active: number
}

/** Which rows are on the page: of ten thousand those in sight, and a few around them. */
export function useVirtualRows({ count, enabled, scroller, rowHeight, idOf, active }: VirtualRowsOptions) {
  // The virtualizer is one object that changes inside, which the compiler would take for one that never changes.
  'use no memo'
  // biome-ignore lint/nursery/useReactCompiler: left out of it by the directive above.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    enabled,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: idOf,
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      if (active < 0 || active >= count || inSight.includes(active)) return inSight
      return [...inSight, active].sort((a, b) => a - b)
    },
  })
  // Rows are drawn between frames, so that those that come never hold up those that move.
  const items = useDeferredValue(virtualizer.getVirtualItems())
  if (!enabled) {
    const rows = Array.from({ length: count }, (_, index): ShownRow => ({ index, before: 0 }))
    return { rows, after: 0, measure: undefined, reveal: (_index: number) => {} }
  }
  let reached = 0
  const rows = items.map(({ index, start, end }): ShownRow => {
    const before = Math.max(start - reached, 0)
    reached = end
    return { index, before }
  })
  return {
    rows,
    after: Math.max(virtualizer.getTotalSize() - reached, 0),
    measure: virtualizer.measureElement,
    reveal: (index: number) => virtualizer.scrollToIndex(index),
  }
}
