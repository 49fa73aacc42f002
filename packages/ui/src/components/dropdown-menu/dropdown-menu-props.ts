import type { ComponentProps, ReactNode } from 'react'
import type { MenuItemTone } from './dropdown-menu.variants.ts'

interface MenuRowProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
  /** Called when it is selected; the menu closes afterwards, unless the default is prevented. */
  onSelect?: ((event: Event) => void) | undefined
  /** The text for typeahead, when its content is not a plain text. */
  textValue?: string | undefined
  /** Uses the single child, such as a link, as the row. */
  asChild?: boolean | undefined
}

export interface DropdownMenuItemProps extends MenuRowProps {
  /**
   * Why it cannot be selected, shown next to its label. It is disabled, but the keys reach it, and the reason is its
   * description. The menu stays open when it is pressed.
   */
  disabledReason?: string | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /**
   * The meaning, which decides the colors.
   * @default 'neutral'
   */
  tone?: MenuItemTone | undefined
}

export interface DropdownMenuSubmenuProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The name of the group of actions, which is the item that opens it and the name of the menu. */
  label: ReactNode
  /** The items of the submenu. */
  children: ReactNode
  /** Whether it cannot be opened. */
  disabled?: boolean | undefined
  /** Why it cannot be opened, shown next to its label; see the items. */
  disabledReason?: string | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** The text for typeahead, when the label is not a plain text. */
  textValue?: string | undefined
}

export interface DropdownMenuCheckboxItemProps extends MenuRowProps {
  /** Whether it is on. */
  checked?: boolean | 'indeterminate' | undefined
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

export interface DropdownMenuRadioGroupProps extends ComponentProps<'div'> {
  /** The value of the selected option; `null` is none. */
  value: string | null
  /** Called with the value of the option that the user selects. */
  onValueChange?: ((value: string) => void) | undefined
}

export interface DropdownMenuRadioItemProps extends MenuRowProps {
  /** The value that `onValueChange` of the group reports. */
  value: string
}
