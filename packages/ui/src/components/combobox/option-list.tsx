'use client'
import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import * as Popper from '@radix-ui/react-popper'
import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ListRow } from './list-row.js'
import type { OptionRow } from './option-rows.js'

export interface OptionListProps {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  anchor: HTMLElement | null
  rows: readonly OptionRow[]
  /** The row with the highlight; -1 while it is in the text. */
  active: number
  /** The highlight came with the pointer: nothing has to be scrolled into sight. */
  pointed: boolean
  multiple: boolean
  /** The rows answer the text before. */
  stale: boolean
  onPress: (row: OptionRow) => void
  onPoint: (row: OptionRow) => void
  onClose: () => void
}

/** The highest the list grows; it scrolls beyond that. */
const listHeight = 324

/** How many rows are mounted where their place cannot be measured. */
const unmeasuredRows = 50

/**
 * The list of a `Combobox` or `MultiSelect`. The focus never enters it: it is placed by the code that places the other
 * layers, takes part in their order (Esc closes this one first, also inside a dialog), and mounts the rows in sight.
 */
export function OptionList({ anchor, onClose, ...list }: OptionListProps) {
  const place = useRef(anchor)
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={place} />
      {createPortal(
        <Popper.Content asChild side="bottom" align="start" sideOffset={4} collisionPadding={8}>
          <DismissableLayer
            data-slot="option-list"
            onDismiss={onClose}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
            }}
            // The focus, and with it the keyboard of a phone, stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            className="z-50 w-(--radix-popper-anchor-width) max-w-[calc(100vw-1rem)] min-w-48 overflow-hidden rounded-md border border-line bg-surface-overlay shadow-overlay"
          >
            <Rows {...list} />
          </DismissableLayer>
        </Popper.Content>,
        document.body,
      )}
    </Popper.Root>
  )
}

function Rows({
  id,
  label,
  labelledBy,
  rows,
  active,
  pointed,
  multiple,
  stale,
  onPress,
  onPoint,
}: Omit<OptionListProps, 'anchor' | 'onClose'>) {
  'use no memo'
  const viewport = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(() => (matchMedia('(width < 48rem)').matches ? 44 : 36))
  // biome-ignore lint/nursery/useReactCompiler: the directive above leaves this component as it is written.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => {
      const row = rows[index]
      return row?.kind === 'option' && row.option.description ? 56 : rowHeight
    },
    overscan: 3,
    paddingStart: 4,
    paddingEnd: 4,
    // Where nothing has a size (jsdom) the first rows are mounted all the same, so that they can be tested.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height || unmeasuredRows * rowHeight }),
      ),
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element)),
    initialRect: { width: 0, height: listHeight },
    initialOffset: Math.max(0, active * rowHeight - (listHeight - rowHeight) / 2),
    useFlushSync: false,
    // The input names the active row, so that row has to exist wherever the list is scrolled to.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (active < 0 || active >= rows.length || indexes.includes(active)) return indexes
      return [...indexes, active].sort((one, other) => one - other)
    },
  })
  useLayoutEffect(() => {
    if (active >= 0 && !pointed) virtual.scrollToIndex(active, { align: 'auto' })
  }, [virtual, active, pointed])
  const notes = rows.flatMap((row, index) => (row.kind === 'note' ? [index] : []))
  return (
    <div
      ref={viewport}
      id={id}
      role="listbox"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      aria-busy={stale || undefined}
      className="overflow-y-auto overscroll-contain"
      style={{ maxHeight: `min(${listHeight + 8}px, var(--radix-popper-available-height, 100vh))` }}
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <ListRow
              key={row.key}
              ref={virtual.measureElement}
              id={`${id}-${index}`}
              row={row}
              index={index}
              place={index + 1 - notes.filter((note) => note < index).length}
              count={rows.length - notes.length}
              top={start}
              minHeight={rowHeight}
              active={index === active}
              multiple={multiple}
              stale={stale}
              onPress={() => onPress(row)}
              onPoint={() => onPoint(row)}
            />
          )
        })}
      </div>
    </div>
  )
}
