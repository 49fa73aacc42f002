'use client'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useResizeMessages } from '../../lib/resize-messages.ts'
import { resizer, resizerPlaces, widthLimits } from './column-resizer.variants.ts'
import { type DataTableColumnWidths, widthVariable } from './column-widths.ts'
import { useDataTable } from './data-table-context.ts'
import { widthForKey } from './width-keys.ts'

export interface ColumnResizerProps {
  id: string
  /** The id of the column. */
  column: string
  /** The position of the column among the visible ones. */
  index: number
  /** The name of the column. */
  header: string
  /** Where the edge of the column is. */
  place: keyof typeof resizerPlaces
}

interface Drag {
  /** Where it began. */
  x: number
  width: number
  current: number
  /** The widths of all columns at its start. */
  widths: DataTableColumnWidths
}

const slot = 'data-table-resizer'
const getHead = (handle: HTMLElement) => handle.closest('th') as HTMLElement
const getWidth = (handle: HTMLElement) => getHead(handle).getBoundingClientRect().width

/** Returns the width of each visible column. Not rounded, so that none of them moves when they are kept. */
const measureColumns = (handle: HTMLElement): DataTableColumnWidths =>
  Object.fromEntries(
    [...(handle.closest('thead')?.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`) ?? [])].map((other) => [
      other.dataset.column as string,
      getWidth(other),
    ]),
  )

/** Returns the nearest width within the limits. A column that is beyond a limit can only approach it. */
const limit = (width: number, start: number): number =>
  Math.round(Math.max(Math.min(widthLimits.minimum, start), Math.min(Math.max(widthLimits.maximum, start), width)))

const isHandle = (target: EventTarget | null) => target instanceof HTMLElement && target.dataset.slot === slot
const isRightToLeft = (handle: HTMLElement) => getComputedStyle(handle).direction === 'rtl'

/**
 * The handle that changes the width of a column, by drag and with the keyboard. During a drag only a property of the
 * table changes, so that no row renders; the end of the drag is reported.
 */
export function ColumnResizer({ id, column, index, header, place }: ColumnResizerProps) {
  const { chosenWidths, setChosenWidths, setResizeSession } = useDataTable()
  const messages = useResizeMessages()
  const ref = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number>(widthLimits.minimum)
  const [isReachable, setReachable] = useState(false)
  const drag = useRef<Drag>(undefined)

  useEffect(() => {
    const handle = ref.current
    if (!handle) return
    const observer = new ResizeObserver(() => {
      const width = Math.round(getWidth(handle))
      // Zero where the table is a list of cards.
      if (width > 0) setShown(width)
    })
    observer.observe(getHead(handle))
    // Tab reaches all handles from the focus of one of them until the focus leaves the header.
    const stopped = new AbortController()
    const head = handle.closest('thead')
    const { signal } = stopped
    head?.addEventListener('focusin', ({ target }) => isHandle(target) && setReachable(true), { signal })
    head?.addEventListener(
      'focusout',
      ({ relatedTarget }) => head.contains(relatedTarget as Node | null) || setReachable(false),
      { signal },
    )
    return () => {
      observer.disconnect()
      stopped.abort()
    }
  }, [])

  const apply = (widths: DataTableColumnWidths, width: number) => {
    setResizeSession({ widths, changing: false })
    setChosenWidths({ ...chosenWidths, [column]: width })
  }
  const reset = () => {
    setResizeSession(undefined)
    const { [column]: width, ...others } = chosenWidths
    if (width !== undefined) setChosenWidths(others)
  }
  const showWidth = (handle: HTMLElement, width: number) =>
    handle.closest('table')?.style.setProperty(widthVariable(index), `${width}px`)

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    const handle = event.currentTarget
    // Otherwise the drag would select texts.
    event.preventDefault()
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(event.pointerId)
    const widths = measureColumns(handle)
    const width = getWidth(handle)
    drag.current = { x: event.clientX, width, current: Math.round(width), widths }
    setResizeSession((previous) => ({ widths, changing: true, previous }))
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { x, width } = drag.current
    const distance = (event.clientX - x) * (isRightToLeft(event.currentTarget) ? -1 : 1)
    drag.current.current = limit(width + distance, width)
    showWidth(event.currentTarget, drag.current.current)
  }
  const end = (handle: HTMLElement, applied: boolean) => {
    if (!drag.current) return
    const { width, current, widths } = drag.current
    drag.current = undefined
    // React does not see this property change: it must be what was rendered last.
    showWidth(handle, width)
    if (applied && current !== Math.round(width)) apply(widths, current)
    else setResizeSession((session) => session?.previous)
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const handle = event.currentTarget
    if (event.key === 'Escape' && drag.current) {
      event.stopPropagation()
      end(handle, false)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey || drag.current) return
    if (event.key === 'Enter') {
      event.preventDefault()
      reset()
      return
    }
    const width = getWidth(handle)
    const next = widthForKey(event, width, isRightToLeft(handle))
    if (next === undefined) return
    event.preventDefault()
    const limited = limit(next, width)
    if (limited !== Math.round(width)) apply(measureColumns(handle), limited)
  }

  return (
    <span
      ref={ref}
      id={id}
      role="slider"
      tabIndex={isReachable ? 0 : -1}
      aria-label={messages.columnWidth(header)}
      aria-valuemin={Math.min(widthLimits.minimum, shown)}
      aria-valuemax={Math.max(widthLimits.maximum, shown)}
      aria-valuenow={shown}
      aria-valuetext={messages.columnWidthValue(shown)}
      title={messages.columnWidthHelp}
      data-slot={slot}
      data-column={column}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={(event) => end(event.currentTarget, true)}
      onPointerCancel={(event) => end(event.currentTarget, false)}
      onLostPointerCapture={(event) => end(event.currentTarget, false)}
      onDoubleClick={reset}
      onKeyDown={press}
      className={cn(resizer, resizerPlaces[place])}
    />
  )
}
