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
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import type { OptionEntry } from '../../lib/option-groups.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { groupHeading, SectionRows } from '../../lib/section-rows.tsx'
import { insertHeadings } from './list-items.ts'
import { ListRow } from './list-row.tsx'
import type { ComboboxOption, OptionRow } from './option-rows.ts'

export interface OptionListProps {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  anchor: HTMLElement | null
  rows: readonly OptionRow[]
  /** The options in their groups. */
  entries: readonly OptionEntry<ComboboxOption>[]
  /** The index of the highlighted row; -1 while the highlight is in the text. */
  active: number
  /** Whether the pointer moved the highlight: nothing has to be scrolled into view. */
  movedByPointer: boolean
  multiple: boolean
  /** Whether the rows belong to the previous text. */
  stale: boolean
  onPress: (row: OptionRow) => void
  onPoint: (row: OptionRow) => void
  /** Esc: the typed text is dropped. */
  onClose: () => void
  /** A press or the focus elsewhere. */
  onLeave: () => void
}

/** The maximum height of the list in pixels; it scrolls beyond that. */
const listHeight = 324

/** The number of mounted rows where elements have no size. */
const unmeasuredRows = 50

/**
 * The list of a `Combobox` or `MultiSelect`. It never receives the focus. It is positioned like the other overlays
 * and is part of their stack (Esc closes this one first, also inside a dialog), and mounts only the visible rows.
 */
export function OptionList({ anchor, onClose, onLeave, ...list }: OptionListProps) {
  const container = usePortalContainer()
  const position = useRef(anchor)
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={position} />
      {createPortal(
        <Popper.Content asChild side="bottom" align="start" sideOffset={4} collisionPadding={8}>
          <DismissableLayer
            data-slot="option-list"
            onDismiss={onLeave}
            onEscapeKeyDown={composeEscape((event) => {
              event.preventDefault()
              onClose()
            })}
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
  entries,
  active,
  movedByPointer,
  multiple,
  stale,
  onPress,
  onPoint,
}: Omit<OptionListProps, 'anchor' | 'onClose' | 'onLeave'>) {
  'use no memo'
  const viewport = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(() => (matchMedia('(width < 48rem)').matches ? 44 : 36))
  const items = useMemo(() => insertHeadings(rows, entries), [rows, entries])
  const activeItem = active < 0 ? -1 : items.findIndex(({ index }) => index === active)
  // biome-ignore lint/nursery/useReactCompiler: excluded by the directive above.
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => viewport.current,
    getItemKey: (index) => items[index]?.key ?? index,
    estimateSize: (index) => {
      const row = items[index]?.row
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
    initialOffset: Math.max(0, activeItem * rowHeight - (listHeight - rowHeight) / 2),
    useFlushSync: false,
    // The input references the active row by id, so that row must be mounted at any scroll position.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (activeItem < 0 || indexes.includes(activeItem)) return indexes
      return [...indexes, activeItem].sort((one, other) => one - other)
    },
  })
  const isBelowHeading = activeItem > 0 && items[activeItem - 1]?.row === undefined
  useLayoutEffect(() => {
    if (activeItem < 0 || movedByPointer) return
    // The first option of a group shows the heading above it too.
    const headingTop = isBelowHeading ? virtual.measurementsCache[activeItem - 1]?.start : undefined
    const isHeadingAbove = headingTop !== undefined && headingTop < (virtual.scrollOffset ?? 0)
    virtual.scrollToIndex(isHeadingAbove ? activeItem - 1 : activeItem, { align: 'auto' })
  }, [virtual, activeItem, isBelowHeading, movedByPointer])
  const mounted = virtual.getVirtualItems().flatMap((position) => {
    const item = items[position.index]
    return item ? [{ ...item, position }] : []
  })
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
        <SectionRows rows={mounted} getSection={({ section }) => section}>
          {({ key, row, index, section, position }) =>
            row ? (
              <ListRow
                key={key}
                ref={virtual.measureElement}
                id={`${id}-${index}`}
                row={row}
                index={position.index}
                position={index + 1 - notes.filter((note) => note < index).length}
                count={rows.length - notes.length}
                top={position.start}
                minHeight={rowHeight}
                active={index === active}
                multiple={multiple}
                stale={stale}
                onPress={() => onPress(row)}
                onPoint={() => onPoint(row)}
              />
            ) : (
              // The element of the group has the name.
              <div
                key={key}
                ref={virtual.measureElement}
                aria-hidden
                data-slot="option-heading"
                data-index={position.index}
                style={{ top: position.start, minHeight: rowHeight }}
                className={cn(groupHeading, 'absolute inset-x-1')}
              >
                <span className="truncate">{section.label}</span>
              </div>
            )
          }
        </SectionRows>
      </div>
    </div>
  )
}
