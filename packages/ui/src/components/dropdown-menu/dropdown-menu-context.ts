'use client'
import { type ComponentProps, type ComponentType, createContext, type RefObject, use } from 'react'
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubmenuProps,
} from './dropdown-menu-props.ts'

interface DropdownMenuState {
  open: boolean
  setOpen: (open: boolean) => void
  anchor: HTMLElement | null
  anchorRef: RefObject<HTMLButtonElement | null>
  triggerId: string
  contentId: string
  /** Loads the code of the menu; called on the first hover or focus. */
  preload: () => void
}

export const DropdownMenuContext = createContext<DropdownMenuState | undefined>(undefined)

/**
 * Returns the state of the surrounding menu.
 * @throws when there is no `DropdownMenu.Root`.
 */
export function useDropdownMenu(): DropdownMenuState {
  const state = use(DropdownMenuContext)
  if (!state) throw new Error('Put the parts of a DropdownMenu inside <DropdownMenu.Root>.')
  return state
}

/** The implementations of the menu items. */
export interface MenuParts {
  Item: ComponentType<DropdownMenuItemProps>
  Submenu: ComponentType<DropdownMenuSubmenuProps>
  CheckboxItem: ComponentType<DropdownMenuCheckboxItemProps>
  RadioGroup: ComponentType<DropdownMenuRadioGroupProps>
  RadioItem: ComponentType<DropdownMenuRadioItemProps>
  Label: ComponentType<ComponentProps<'div'>>
  Separator: ComponentType<ComponentProps<'div'>>
}

/**
 * The loaded item implementations. Items exist only inside an open menu, so they read them from this context:
 * importing them would add the full menu code to the first load.
 */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('Put menu items inside <DropdownMenu.Content>.')
  return parts
}
