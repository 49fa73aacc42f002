'use client'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useDeferredValue, useMemo } from 'react'

/** The mounted rows. */
export interface MountedRows {
  /** Each mounted row with the height of the rows left out before it. */
  rows: { index: number; before: number }[]
  /** The height of the rows left out at the end. */
  after: number
  measure: Ref<HTMLTableRowElement> | undefined
  /** Scrolls to a row. */
  reveal: (index: number) => void
}

interface VirtualRowsProps {
  count: number
  scroller: HTMLElement | null
  rowHeight: number
  getId: (index: number) => string
  /** The active row of the arrow keys, which stays mounted so that the focus is not lost. */
  active: number
  children: (mounted: MountedRows) => ReactNode
}

/** Selects the rows to mount: the visible ones and a few around them. Loaded only for tables with many rows. */
export function VirtualRows({ count, scroller, rowHeight, getId, active, children }: VirtualRowsProps) {
  // The virtualizer is a mutable object, which the React Compiler would treat as constant.
  'use no memo'
  // biome-ignore lint/nursery/useReactCompiler: excluded by the directive above.
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    // An initial size, so that the rows, and the focus with them, do not disappear before the first measurement.
    initialRect: { width: scroller?.clientWidth ?? 0, height: scroller?.clientHeight ?? 0 },
    initialOffset: () => scroller?.scrollTop ?? 0,
    estimateSize: () => rowHeight,
    getItemKey: getId,
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      if (active < 0 || active >= count || inSight.includes(active)) return inSight
      return [...inSight, active].sort((a, b) => a - b)
    },
  })
  // Rows render with low priority, so that new rows do not delay the scrolling.
  const items = useDeferredValue(virtualizer.getVirtualItems())
  const total = virtualizer.getTotalSize()
  // Stable until other rows are visible: a change of the scroll position alone renders nothing.
  const mounted = useMemo<MountedRows>(() => {
    let offset = 0
    const rows = items.map(({ index, start, end }) => {
      const before = Math.max(start - offset, 0)
      offset = end
      return { index, before }
    })
    return {
      rows,
      after: Math.max(total - offset, 0),
      measure: virtualizer.measureElement,
      reveal: (index) => virtualizer.scrollToIndex(index),
    }
  }, [items, total, virtualizer])
  return children(mounted)
}
