'use client'
import { type DragEvent, useState } from 'react'
import { afterPaint } from '../../lib/after-paint.ts'
import type { BoardDrop } from './board.variants.ts'
import type { BoardMove } from './board-props.ts'

/** What a column does with the dragged card, and why it cannot receive it. */
interface ColumnDrop {
  drop: BoardDrop
  forbidden: string | undefined
}

interface DragOptions<Item> {
  columns: readonly { id: string }[]
  findItem: (target: EventTarget) => { id: string; item: Item } | undefined
  /** The newest version of an item by its id. */
  getItem: (id: string) => Item | undefined
  getColumn: (item: Item) => string
  getMoves: (item: Item) => readonly BoardMove[]
  /** Returns why a column that has no move cannot receive the item. */
  getForbiddenText: (item: Item, column: string) => string
  onStart: (item: Item) => void
  onMove: (item: Item, column: string) => void
}

const findColumn = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset.column : undefined

/** Moves a card with the pointer, by the drag and drop of the browser, which scrolls at the edges and ends with Escape. */
export function useBoardDrag<Item>(options: DragOptions<Item>) {
  const { columns, findItem, getItem, getColumn, getMoves, getForbiddenText, onStart, onMove } = options
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  /** What the columns showed at a drop. They show it until the moved card is painted, so that they do not delay it. */
  const [last, setLast] = useState<ReadonlyMap<string, ColumnDrop>>()
  const item = dragged === undefined ? undefined : getItem(dragged)
  const moves = item === undefined ? [] : getMoves(item)
  const isAllowed = (column: string) => moves.some((move) => move.column === column && move.forbidden === undefined)
  const describe = (column: string): ColumnDrop => {
    if (item === undefined) return { drop: 'idle', forbidden: undefined }
    if (getColumn(item) === column) return { drop: 'source', forbidden: undefined }
    if (isAllowed(column)) return { drop: over === column ? 'over' : 'allowed', forbidden: undefined }
    const reason = moves.find((move) => move.column === column)?.forbidden
    return { drop: 'forbidden', forbidden: reason ?? getForbiddenText(item, column) }
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const follow = (event: DragEvent) => {
    if (item === undefined) return
    const column = findColumn(event.target)
    const target = column !== undefined && isAllowed(column) ? column : undefined
    if (target !== undefined) {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    }
    if (target !== over) setOver(target)
  }

  return {
    item,
    dragged,
    /** Whether the columns show a drag. */
    shown: item !== undefined || last !== undefined,
    getDrop: (column: string): ColumnDrop => last?.get(column) ?? describe(column),
    handlers: {
      onDragStart(event: DragEvent) {
        const card = findItem(event.target)
        if (!card) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', card.id)
        onStart(card.item)
        // After the event: Chromium ends a drag whose source moves while it starts.
        setTimeout(() => setDragged(card.id), 0)
      },
      onDragEnter: follow,
      onDragOver: follow,
      onDragEnd: end,
      onDrop(event: DragEvent) {
        const column = findColumn(event.target)
        if (item === undefined || column === undefined || !isAllowed(column)) return
        event.preventDefault()
        setLast(new Map(columns.map(({ id }) => [id, describe(id)])))
        void afterPaint().then(() => setLast(undefined))
        end()
        onMove(item, column)
      },
    },
  }
}
