'use client'
import { type ComponentProps, type ComponentType, createContext, use } from 'react'
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
} from './dropdown-menu-props.js'

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

/** What an item is made of. */
export interface MenuParts {
  Item: ComponentType<DropdownMenuItemProps>
  CheckboxItem: ComponentType<DropdownMenuCheckboxItemProps>
  RadioGroup: ComponentType<DropdownMenuRadioGroupProps>
  RadioItem: ComponentType<DropdownMenuRadioItemProps>
  Label: ComponentType<ComponentProps<'div'>>
  Separator: ComponentType<ComponentProps<'div'>>
}

/**
 * The fetched parts. Items exist only inside an open menu, so they take their parts from here instead of importing them,
 * which would put the whole menu into the first load.
 */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('Put menu items inside <DropdownMenu.Content>.')
  return parts
}
