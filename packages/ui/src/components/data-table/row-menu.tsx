'use client'
import { type ReactNode, useState } from 'react'
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu.js'
import { DropdownMenuContext } from '../dropdown-menu/dropdown-menu-context.js'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.js'
import type { KnownRow } from './data-table-body.js'

/** The one menu that all rows share: which row it belongs to, and the button it stands beside. */
export function useRowMenu<Row>(rows: readonly KnownRow<Row>[]) {
  const [place, setPlace] = useState<{ id: string; button: HTMLElement }>()
  const [open, setOpen] = useState(false)
  return {
    /** Looked up by its id, so that a newer version of the row speaks for it. */
    row: rows.find(({ id }) => id === place?.id),
    button: place?.button ?? null,
    open,
    setOpen,
    toggle({ id }: KnownRow<Row>, button: HTMLElement) {
      menuLayer.load()
      setPlace({ id, button })
      setOpen(!(open && place?.id === id))
    },
  }
}

interface RowMenuProps<Row> {
  menu: ReturnType<typeof useRowMenu<Row>>
  children: (row: Row) => ReactNode
}

/** The actions of one row. A menu in each of ten thousand rows would cost ten thousand menus. */
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
        warm: menuLayer.load,
      }}
    >
      <DropdownMenuContent>{children(row.row)}</DropdownMenuContent>
    </DropdownMenuContext>
  )
}
