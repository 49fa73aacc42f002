'use client'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react'

/** The rows on the page, of all there are. */
export interface ShownRows {
  /** Each with the room of those left out before it. */
  rows: { index: number; before: number }[]
  /** The room of those left out at the end. */
  after: number
  measure: Ref<HTMLTableRowElement> | undefined
  /** Scrolls to a row. */
  reveal: (index: number) => void
}

interface VirtualRowsProps {
  count: number
  scroller: HTMLElement | null
  rowHeight: number
  idOf: (index: number) => string
  /** The row of the arrow keys, which stays on the page so that the focus is never lost. */
  active: number
  children: (shown: ShownRows) => ReactNode
}

/** Finds which rows are on the page: of ten thousand those in sight, and a few around them. Fetched for many rows only. */
export function VirtualRows({ count, scroller, rowHeight, idOf, active, children }: VirtualRowsProps) {
  // The virtualizer is one object that changes inside, which the compiler would take for one that never changes.
  'use no memo'
  // biome-ignore lint/nursery/useReactCompiler: left out of it by the directive above.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    // Before it has measured for itself, or the rows would go for a moment when this code arrives, and the focus with them.
    initialRect: { width: scroller?.clientWidth ?? 0, height: scroller?.clientHeight ?? 0 },
    initialOffset: () => scroller?.scrollTop ?? 0,
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
  const total = virtualizer.getTotalSize()
  // The same until other rows are in sight: the scroll position alone draws nothing.
  const shown = useMemo<ShownRows>(() => {
    let reached = 0
    const rows = items.map(({ index, start, end }) => {
      const before = Math.max(start - reached, 0)
      reached = end
      return { index, before }
    })
    return {
      rows,
      after: Math.max(total - reached, 0),
      measure: virtualizer.measureElement,
      reveal: (index) => virtualizer.scrollToIndex(index),
    }
  }, [items, total, virtualizer])
  return children(shown)
}
