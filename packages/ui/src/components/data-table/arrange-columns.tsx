'use client'
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp, GripVertical, Pin } from '../../icons/icons.gen.ts'
import { useArrangeMessages } from '../../lib/arrange-messages.ts'
import { cn } from '../../lib/cn.ts'
import { Button } from '../button/button.tsx'
import * as Dialog from '../dialog/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { arrangeRow, pinnedButton } from './arrange-columns.variants.ts'
import { maximumPinned } from './column-order.ts'
import { useDataTable } from './data-table-context.ts'
import { moveColumn } from './move-column.ts'

interface ArrangeColumnsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const findColumn = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset.column : undefined

/** The dialog in which the user moves and pins the columns; the table shows each change at once. */
export function ArrangeColumns({ open, onOpenChange }: ArrangeColumnsProps) {
  const { orderedColumns, settings, hidden, pinnedIds, setColumnOrder, setPinned } = useDataTable()
  const messages = useArrangeMessages()
  const [status, setStatus] = useState('')
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  /** The element that keeps the focus: the browser takes it from a row that React moves. */
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (focused.current !== document.activeElement) focused.current?.focus()
    focused.current = null
  })

  const movable = orderedColumns.filter(({ id }) => id !== settings.primary)
  const visible = movable.filter(({ id }) => !hidden.has(id))
  const ids = movable.map(({ id }) => id)
  const getHeader = (id: string) => movable.find((column) => column.id === id)?.header ?? id
  const isPinned = (id: string) => pinnedIds.includes(id)

  const move = (id: string, target: string, side: 'before' | 'after') => {
    const next = moveColumn(ids, id, target, side)
    setColumnOrder(next)
    const shown = next.filter((other) => !hidden.has(other))
    setStatus(messages.columnMoved(getHeader(id), shown.indexOf(id) + 1, shown.length))
  }
  const step = (id: string, direction: -1 | 1) => {
    focused.current = document.activeElement as HTMLElement | null
    const neighbour = visible[visible.findIndex((column) => column.id === id) + direction]?.id
    // A pinned column moves among the pinned ones.
    if (neighbour === undefined || isPinned(neighbour) !== isPinned(id)) {
      setStatus(messages.columnAtEdge(getHeader(id)))
      return
    }
    move(id, neighbour, direction === 1 ? 'after' : 'before')
  }
  const togglePin = (id: string) => {
    focused.current = document.activeElement as HTMLElement | null
    if (isPinned(id)) {
      setPinned(pinnedIds.filter((other) => other !== id))
      setStatus(messages.columnUnpinned(getHeader(id)))
    } else if (pinnedIds.length >= maximumPinned) {
      setStatus(messages.tooManyPinned(maximumPinned))
    } else {
      setPinned([...pinnedIds, id])
      setStatus(messages.columnPinned(getHeader(id)))
    }
  }

  const canDrop = (target: string | undefined): target is string =>
    dragged !== undefined && target !== undefined && target !== dragged && isPinned(target) === isPinned(dragged)
  const endDrag = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const follow = (event: DragEvent) => {
    const target = findColumn(event.target)
    if (canDrop(target)) event.preventDefault()
    setOver(canDrop(target) ? target : undefined)
  }
  const drop = (event: DragEvent) => {
    const target = findColumn(event.target)
    if (!dragged || !canDrop(target)) return
    event.preventDefault()
    move(dragged, target, ids.indexOf(dragged) < ids.indexOf(target) ? 'after' : 'before')
    endDrag()
  }
  const press = (event: KeyboardEvent) => {
    const id = findColumn(event.target)
    if (id === undefined || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(id, event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={settings.messages.columns} description={messages.arrangeHelp} size="sm">
        <ul
          data-slot="data-table-columns"
          aria-label={settings.messages.columns}
          onKeyDown={press}
          onDragOver={follow}
          onDrop={drop}
          className="-mx-2 flex flex-col"
        >
          {visible.map(({ id, header }) => (
            <li
              key={id}
              data-column={id}
              data-over={over === id || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', header)
                setDragged(id)
              }}
              onDragEnd={endDrag}
              className={cn(arrangeRow, dragged === id && 'opacity-50')}
            >
              <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-subtle max-md:hidden" />
              <span className="min-w-0 flex-1 wrap-anywhere">{header}</span>
              <IconButton
                label={messages.pinColumn(header)}
                size="sm"
                aria-pressed={isPinned(id)}
                onClick={() => togglePin(id)}
                className={pinnedButton}
              >
                <Pin aria-hidden />
              </IconButton>
              <IconButton label={messages.moveColumnUp(header)} size="sm" onClick={() => step(id, -1)}>
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton label={messages.moveColumnDown(header)} size="sm" onClick={() => step(id, 1)}>
                <ArrowDown aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <p role="status" className="mt-2 min-h-5 text-sm text-subtle">
          {status}
        </p>
        <Dialog.Footer>
          <Button
            variant="outline"
            tone="neutral"
            onClick={() => {
              setColumnOrder([])
              setPinned([])
              setStatus('')
            }}
          >
            {messages.restoreColumns}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
