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
import { composeEscape } from '../../lib/compose-escape.ts'
import { usePortalContainer } from '../../lib/portal-container.ts'
import { ListRow } from './list-row.tsx'
import type { OptionRow } from './option-rows.ts'

export interface OptionListProps {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  anchor: HTMLElement | null
  rows: readonly OptionRow[]
  /** The index of the highlighted row; -1 while the highlight is in the text. */
  active: number
  /** Whether the pointer moved the highlight: nothing has to be scrolled into view. */
  movedByPointer: boolean
  multiple: boolean
  /** Whether the rows belong to the previous text. */
  stale: boolean
  onPress: (row: OptionRow) => void
  onPoint: (row: OptionRow) => void
  onClose: () => void
}

/** The maximum height of the list in pixels; it scrolls beyond that. */
const listHeight = 324

/** The number of mounted rows where elements have no size. */
const unmeasuredRows = 50

/**
 * The list of a `Combobox` or `MultiSelect`. It never receives the focus. It is positioned like the other overlays
 * and is part of their stack (Esc closes this one first, also inside a dialog), and mounts only the visible rows.
 */
export function OptionList({ anchor, onClose, ...list }: OptionListProps) {
  const container = usePortalContainer()
  const position = useRef(anchor)
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={position} />
      {createPortal(
        <Popper.Content asChild side="bottom" align="start" sideOffset={4} collisionPadding={8}>
          <DismissableLayer
            data-slot="option-list"
            onDismiss={onClose}
            onEscapeKeyDown={composeEscape()}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
            }}
            // The focus, and with it the keyboard of a phone, stays in the input.
            onMouseDown={(event) => event.preventDefault()}
            className="z-overlay w-(--radix-popper-anchor-width) max-w-[calc(100vw-1rem)] min-w-48 overflow-hidden rounded-md border border-line bg-surface-overlay shadow-overlay"
          >
            <Rows {...list} />
          </DismissableLayer>
        </Popper.Content>,
        container,
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
  movedByPointer,
  multiple,
  stale,
  onPress,
  onPoint,
}: Omit<OptionListProps, 'anchor' | 'onClose'>) {
  'use no memo'
  const viewport = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(() => (matchMedia('(width < 48rem)').matches ? 44 : 36))
  // biome-ignore lint/nursery/useReactCompiler: excluded by the directive above.
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
    // In jsdom, where elements have no size, the first rows are mounted so that they can be tested.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height || unmeasuredRows * rowHeight }),
      ),
    measureElement: (element, entry, instance) =>
      measureElement(element, entry, instance) || instance.options.estimateSize(instance.indexFromElement(element)),
    initialRect: { width: 0, height: listHeight },
    initialOffset: Math.max(0, active * rowHeight - (listHeight - rowHeight) / 2),
    useFlushSync: false,
    // The input references the active row by id, so that row must be mounted at any scroll position.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (active < 0 || active >= rows.length || indexes.includes(active)) return indexes
      return [...indexes, active].sort((one, other) => one - other)
    },
  })
  useLayoutEffect(() => {
    if (active >= 0 && !movedByPointer) virtual.scrollToIndex(active, { align: 'auto' })
  }, [virtual, active, movedByPointer])
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
              position={index + 1 - notes.filter((note) => note < index).length}
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
