'use client'
import { type DragEvent, useState } from 'react'
import type { BoardDrop } from './board.variants.ts'
import type { BoardMove } from './board-props.ts'

interface DragOptions<Item> {
  findItem: (target: EventTarget) => { id: string; item: Item } | undefined
  /** The newest version of an item by its id. */
  getItem: (id: string) => Item | undefined
  getColumn: (item: Item) => string
  getMoves: (item: Item) => readonly BoardMove[]
  onStart: (item: Item) => void
  onMove: (item: Item, column: string) => void
}

const findColumn = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset.column : undefined

/** Moves a card with the pointer, by the drag and drop of the browser, which scrolls at the edges and ends with Escape. */
export function useBoardDrag<Item>(options: DragOptions<Item>) {
  const { findItem, getItem, getColumn, getMoves, onStart, onMove } = options
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const item = dragged === undefined ? undefined : getItem(dragged)
  const moves = item === undefined ? [] : getMoves(item)
  const isAllowed = (column: string) => moves.some((move) => move.column === column && move.forbidden === undefined)
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
    isAllowed,
    forbiddenText: (column: string) => moves.find((move) => move.column === column)?.forbidden,
    getDrop(column: string): BoardDrop {
      if (item === undefined) return 'idle'
      if (getColumn(item) === column) return 'source'
      if (!isAllowed(column)) return 'forbidden'
      return over === column ? 'over' : 'allowed'
    },
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
        end()
        onMove(item, column)
      },
    },
  }
}
