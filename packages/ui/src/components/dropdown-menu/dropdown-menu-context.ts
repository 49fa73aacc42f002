'use client'
import type * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { createContext, use } from 'react'

interface DropdownMenuState {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: HTMLElement | null
  setAnchor: (element: HTMLElement | null) => void
  triggerId: string
  contentId: string
  /** Fetches the code of the menu; the first hover or focus asks for it. */
  warm: () => void
}

export const DropdownMenuContext = createContext<DropdownMenuState | undefined>(undefined)

/** The menu around a part. */
export function useDropdownMenu(): DropdownMenuState {
  const state = use(DropdownMenuContext)
  if (!state) throw new Error('Put the parts of a DropdownMenu inside <DropdownMenu.Root>.')
  return state
}

/** What an item is made of. Named one by one: a whole namespace would keep the parts that no item uses. */
export type MenuParts = Pick<
  typeof RadixMenu,
  'CheckboxItem' | 'Item' | 'ItemIndicator' | 'Label' | 'RadioGroup' | 'RadioItem' | 'Separator'
>

/**
 * The fetched parts of Radix. Items exist only inside an open menu, so they take their parts from here instead of
 * importing them, which would put the whole menu into the first load.
 */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('Put menu items inside <DropdownMenu.Content>.')
  return parts
}
