'use client'
import { type ReactNode, use, useState } from 'react'
import { ClosedOverlayContext } from '../../lib/closed-overlays.ts'
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu.tsx'
import { DropdownMenuContext } from '../dropdown-menu/dropdown-menu-context.ts'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.ts'
import type { IdentifiedRow } from './data-table-body.tsx'

/** @returns the id of the button that opens the menu of a row or card. */
export const getRowMenuId = (listId: string, rowId: string) => `${listId}-${rowId}`

/**
 * The state of the menu that all rows share: the row it belongs to, the button that anchors it, and whether it is open.
 *
 * @param listId The id of the table or board, with which the ids of its buttons begin.
 */
export function useRowMenu<Row>(listId: string, rows: readonly IdentifiedRow<Row>[]) {
  const [menuTarget, setMenuTarget] = useState<{ id: string; button: HTMLElement }>()
  const [open, setOpen] = useState(false)
  return {
    listId,
    rows,
    /** Looked up by id on each render, so that the menu uses the newest version of the row. */
    row: rows.find(({ id }) => id === menuTarget?.id),
    button: menuTarget?.button ?? null,
    open,
    setOpen,
    toggle({ id }: IdentifiedRow<Row>, button: HTMLElement) {
      menuLayer.load()
      setMenuTarget({ id, button })
      setOpen(!(open && menuTarget?.id === id))
    },
  }
}

/** The menu has no trigger: the button of the row opens it. */
const noTrigger = { current: null }

/** The number of rows whose menus a server collects (`ClosedOverlayContext`): as many as a small window shows at first. */
const firstMenus = 8

interface RowMenuProps<Row> {
  menu: ReturnType<typeof useRowMenu<Row>>
  children: (row: Row) => ReactNode
}

/** The menu with the actions of the open row. It is shared, because a menu per row would be too slow with many rows. */
export function RowMenu<Row>({ menu: { listId, rows, row, button, open, setOpen }, children }: RowMenuProps<Row>) {
  const isCollected = use(ClosedOverlayContext) !== undefined
  const shownRows = isCollected ? rows.slice(0, firstMenus) : row && button ? [row] : []
  return shownRows.map((shown) => {
    const triggerId = getRowMenuId(listId, shown.id)
    const state = {
      open,
      setOpen,
      anchor: button,
      anchorRef: noTrigger,
      triggerId,
      contentId: `${triggerId}-menu`,
      preload: menuLayer.load,
    }
    return (
      <DropdownMenuContext key={isCollected ? triggerId : 'shared'} value={state}>
        <DropdownMenuContent>{children(shown.row)}</DropdownMenuContent>
      </DropdownMenuContext>
    )
  })
}
