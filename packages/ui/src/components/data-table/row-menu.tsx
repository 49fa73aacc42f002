'use client'
import { type ReactNode, useState } from 'react'
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu.tsx'
import { DropdownMenuContext } from '../dropdown-menu/dropdown-menu-context.ts'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.ts'
import type { IdentifiedRow } from './data-table-body.tsx'

/** The state of the one menu that all rows share: the open row, and the button that anchors the menu. */
export function useRowMenu<Row>(rows: readonly IdentifiedRow<Row>[]) {
  const [openMenu, setOpenMenu] = useState<{ id: string; button: HTMLElement }>()
  const [open, setOpen] = useState(false)
  return {
    /** Found by id, so that the menu uses the newest version of the row. */
    row: rows.find(({ id }) => id === openMenu?.id),
    button: openMenu?.button ?? null,
    open,
    setOpen,
    toggle({ id }: IdentifiedRow<Row>, button: HTMLElement) {
      menuLayer.load()
      setOpenMenu({ id, button })
      setOpen(!(open && openMenu?.id === id))
    },
  }
}

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
        setAnchor: () => {},
        triggerId: button.id,
        contentId: `${button.id}-menu`,
        preload: menuLayer.load,
      }}
    >
      <DropdownMenuContent>{children(row.row)}</DropdownMenuContent>
    </DropdownMenuContext>
  )
}
