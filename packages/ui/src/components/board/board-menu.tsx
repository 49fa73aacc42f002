'use client'
import type { ReactNode } from 'react'
import type { BoardMessages } from '../../lib/board-messages.ts'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '../dropdown-menu/dropdown-menu-items.tsx'
import type { BoardMove } from './board-props.ts'

interface BoardMenuProps {
  moves: readonly BoardMove[]
  movable: boolean
  messages: BoardMessages
  onMove: (column: string) => void
  /** The items after the moves. */
  children: ReactNode
}

/** The menu of a card: its moves, then the other actions. The only way to move a card by touch. */
export function BoardMenu({ moves, movable, messages, onMove, children }: BoardMenuProps) {
  const allowed = moves.filter(({ forbidden }) => forbidden === undefined)
  return (
    <>
      {movable && <DropdownMenuLabel>{messages.moveTo}</DropdownMenuLabel>}
      {allowed.map(({ column, label }) => (
        // After the menu has closed, so that a dialog can take the focus.
        <DropdownMenuItem key={`${column} ${label}`} onSelect={() => setTimeout(() => onMove(column), 0)}>
          {label}
        </DropdownMenuItem>
      ))}
      {movable && allowed.length === 0 && <DropdownMenuItem disabled>{messages.noMoves}</DropdownMenuItem>}
      {movable && children && <DropdownMenuSeparator />}
      {children}
    </>
  )
}
