'use client'
import { type ReactNode, useState } from 'react'
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu.tsx'
import { DropdownMenuContext } from '../dropdown-menu/dropdown-menu-context.ts'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.ts'
import type { IdentifiedRow } from './data-table-body.tsx'

/** The state of the menu that all rows share: the row it belongs to, the button that anchors it, and whether it is open. */
export function useRowMenu<Row>(rows: readonly IdentifiedRow<Row>[]) {
  const [menuTarget, setMenuTarget] = useState<{ id: string; button: HTMLElement }>()
  const [open, setOpen] = useState(false)
  return {
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

interface RowMenuProps<Row> {
  menu: ReturnType<typeof useRowMenu<Row>>
  children: (row: Row) => ReactNode
}

/** The menu with the actions of the open row. It is shared, because a menu per row would be too slow with many rows. */
export function RowMenu<Row>({ menu: { row, button, open, setOpen }, children }: RowMenuProps<Row>) {
  if (!row || !button) return null
  return (
    <DropdownMenuContext
      value={{
        open,
        setOpen,
        anchor: button,
        anchorRef: noTrigger,
        triggerId: button.id,
        contentId: `${button.id}-menu`,
        preload: menuLayer.load,
      }}
    >
      <DropdownMenuContent>{children(row.row)}</DropdownMenuContent>
    </DropdownMenuContext>
  )
}
