'use client'
import type { ComponentProps } from 'react'
import { useMenuParts } from './dropdown-menu-context.ts'
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSubmenuProps,
} from './dropdown-menu-props.ts'

/** One action: a verb and an object. With `asChild` it can be a link. */
export function DropdownMenuItem(props: DropdownMenuItemProps) {
  const Menu = useMenuParts()
  return <Menu.Item {...props} />
}

/** An item that opens a menu of further items next to it. */
export function DropdownMenuSubmenu(props: DropdownMenuSubmenuProps) {
  const Menu = useMenuParts()
  return <Menu.Submenu {...props} />
}

/** An option that is on or off; the menu stays open when it is pressed. */
export function DropdownMenuCheckboxItem(props: DropdownMenuCheckboxItemProps) {
  const Menu = useMenuParts()
  return <Menu.CheckboxItem {...props} />
}

/** Options of which exactly one is selected. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const Menu = useMenuParts()
  return <Menu.RadioGroup {...props} />
}

/** One option of a `DropdownMenu.RadioGroup`. */
export function DropdownMenuRadioItem(props: DropdownMenuRadioItemProps) {
  const Menu = useMenuParts()
  return <Menu.RadioItem {...props} />
}

/** The heading of the actions below it. */
export function DropdownMenuLabel(props: ComponentProps<'div'>) {
  const Menu = useMenuParts()
  return <Menu.Label {...props} />
}

/** A line between groups of actions. */
export function DropdownMenuSeparator(props: ComponentProps<'div'>) {
  const Menu = useMenuParts()
  return <Menu.Separator {...props} />
}
