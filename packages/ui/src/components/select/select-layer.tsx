'use client'
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as RadixSelect from '../../bundled/radix-select.ts'
import { Anchor } from '../../lib/anchor.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { isHeldSelection } from '../../lib/is-held-selection.ts'
import type { OptionEntry } from '../../lib/option-groups.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { getFocusTargets, returnFocus } from '../../lib/return-focus.ts'
import { SectionRows } from '../../lib/section-rows.tsx'
import { findByTyping } from '../../lib/typeahead.ts'
import type { TypingBuffer } from '../../lib/typing-buffer.ts'
import type { SelectOption } from './select.tsx'
import { createSelectRows, Row } from './select-row.tsx'
import { getVisibleRows, rowForKey } from './windowing.ts'

interface SelectLayerProps {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  anchor: HTMLElement | null
  /** The letters that were typed in the button: the first ones may arrive there while the list opens. */
  typing: TypingBuffer
  entries: readonly OptionEntry<SelectOption>[]
  value: string | null
  emptyText: string
  onValueChange: (value: string) => void
  onClose: () => void
}

/** The value that Radix receives while nothing is selected; a controlled value would report the selection too late. */
const noSelection = '\0'

/** The heights in pixels of a row, and of the list, which scrolls beyond that. They grow with the text size of the page. */
function measureHeights() {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const row = matchMedia('(width < 48rem)').matches ? 44 : 36
  return { rowHeight: Math.round(row * scale), listHeight: Math.round(324 * scale) }
}

/**
 * The list of a `Select`, loaded on demand. Radix positions it, traps the focus and sets the roles; this component
 * decides which rows are mounted, because only the visible ones are needed.
 */
export function SelectLayer({
  id,
  label,
  labelledBy,
  anchor,
  typing,
  entries,
  value,
  emptyText,
  onValueChange,
  onClose,
}: SelectLayerProps) {
  const container = usePortalContainer()
  const rows = useMemo(() => createSelectRows(entries), [entries])
  const optionCount = rows.at(-1)?.position ?? 0
  // Fixed while the list is mounted: when its value changes, Radix sends an extra change event without a value.
  const [initialValue] = useState(value ?? noSelection)
  const [{ rowHeight, listHeight }] = useState(measureHeights)
  const selectedIndex = Math.max(
    0,
    rows.findIndex(({ option }) => option?.value === initialValue),
  )
  const firstTop = Math.max(0, selectedIndex * rowHeight - (listHeight - rowHeight) / 2)
  const getMountedRows = (top: number, extraRows?: number) =>
    getVisibleRows({ top, height: listHeight, rowHeight, count: rows.length, extraRows })
  // The rows beyond the edges are mounted after the first paint of the list.
  const [range, setRange] = useState(() => getMountedRows(firstTop, 0))
  const list = useRef<HTMLDivElement>(null)
  const active = useRef(selectedIndex)
  /** Whether the focus moves on with Tab instead of returning to the button. */
  const isLeaving = useRef(false)

  const [content, setContent] = useState<HTMLElement | null>(null)
  const [focusTargets] = useState(() => getFocusTargets(anchor))

  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = firstTop
  }, [firstTop])
  useReadablePage(content)
  useEffect(() => {
    const timer = setTimeout(() => {
      const top = list.current?.scrollTop ?? firstTop
      setRange(getVisibleRows({ top, height: listHeight, rowHeight, count: rows.length }))
    }, 100)
    return () => clearTimeout(timer)
  }, [firstTop, rowHeight, listHeight, rows.length])

  const show = (top: number) => {
    const next = getMountedRows(top)
    if (next.from !== range.from || next.to !== range.to) setRange(next)
  }

  const moveTo = (index: number) => {
    const viewport = list.current
    if (!viewport || index < 0) return
    active.current = index
    const top = index * rowHeight
    // The first option of a group shows the heading above it too.
    const shownTop = rows[index - 1]?.option ? top : Math.max(0, top - rowHeight)
    const { scrollTop, clientHeight } = viewport
    const row = () => viewport.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (shownTop < scrollTop) viewport.scrollTop = shownTop
    else if (top + rowHeight > scrollTop + clientHeight) viewport.scrollTop = top + rowHeight - clientHeight
    // A neighbour is already mounted; after a jump the row must be mounted first. The rows beyond the edges follow
    // after the paint.
    if (!row()) flushSync(() => setRange(getMountedRows(viewport.scrollTop, 0)))
    row()?.focus({ preventScroll: true })
  }

  const page = Math.floor(listHeight / rowHeight) - 1

  // In the capture phase, so that a space inside a typed text does not select.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      // Radix would keep the focus in the list.
      event.stopPropagation()
      isLeaving.current = true
      const option = rows[active.current]?.option
      flushSync(() => {
        if (option && !option.disabled) onValueChange(option.value)
        onClose()
      })
      // From here the browser moves to the next control, or with Shift to the previous one.
      anchor?.focus()
      return
    }
    if (isHeldSelection(event)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const target = rowForKey(event.key, { options: rows, active: active.current, page })
    if (target !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      moveTo(target)
      return
    }
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey
    if (!plain || event.key.length !== 1 || (event.key === ' ' && !typing.isTyping(event.timeStamp))) return
    event.preventDefault()
    event.stopPropagation()
    moveTo(findByTyping(rows, typing.add(event.key, event.timeStamp), active.current))
  }

  const mounted = rows.slice(range.from, range.to).map((row, offset) => ({ row, index: range.from + offset }))

  const close = (open: boolean) => {
    if (!open) onClose()
  }

  return (
    <RadixSelect.Root open onOpenChange={close} value={initialValue} onValueChange={onValueChange}>
      <RadixSelect.Trigger asChild>
        <Anchor element={anchor} />
      </RadixSelect.Trigger>
      <RadixSelect.Portal container={container}>
        <RadixSelect.Content
          ref={setContent}
          id={id}
          aria-label={label}
          aria-labelledby={labelledBy}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onKeyDownCapture={handleKeyDown}
          onEscapeKeyDown={composeEscape()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeaving.current) returnFocus(focusTargets)
          }}
          data-slot="select-list"
          className="z-overlay max-w-[min(32rem,calc(100vw-1rem))] min-w-[min(var(--radix-select-trigger-width),calc(100vw-1rem))] overflow-hidden rounded-md border border-line bg-surface-overlay shadow-overlay"
        >
          <div
            ref={list}
            role="presentation"
            onScroll={(event) => show(event.currentTarget.scrollTop)}
            className="overflow-y-auto p-1"
            style={{ maxHeight: `min(${listHeight + 8}px, var(--radix-select-content-available-height, 100vh))` }}
          >
            {rows.length === 0 && (
              // biome-ignore lint/a11y/useFocusableInteractive: a listbox must contain an option, and this one shows that there is none.
              <div role="option" aria-selected="false" aria-disabled="true" className="px-3 py-2 text-subtle">
                {emptyText}
              </div>
            )}
            <div role="presentation" style={{ paddingTop: range.from * rowHeight, height: rows.length * rowHeight }}>
              <SectionRows rows={mounted} getSection={({ row }) => row.section}>
                {({ row, index }) => (
                  <Row
                    key={row.key}
                    row={row}
                    index={index}
                    count={optionCount}
                    height={rowHeight}
                    selected={row.option?.value === initialValue}
                    onFocus={() => {
                      active.current = index
                    }}
                  />
                )}
              </SectionRows>
            </div>
          </div>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}

/**
 * Radix hides the page from screen readers while its list is open, as for a modal dialog. The list is not modal: this
 * hook makes the page readable again, above all the combobox that owns the list.
 */
function useReadablePage(content: HTMLElement | null) {
  const [hiddenBefore] = useState(() => new Set(document.querySelectorAll('[aria-hidden="true"]')))
  useEffect(() => {
    if (!content) return
    for (const element of document.querySelectorAll('[data-aria-hidden="true"]')) {
      if (!hiddenBefore.has(element)) element.removeAttribute('aria-hidden')
    }
  }, [content, hiddenBefore])
}
