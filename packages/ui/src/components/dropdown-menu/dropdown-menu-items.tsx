'use client'
import type * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { Check } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { type MenuItemTone, menuItemBase, menuItemTones } from './dropdown-menu.variants.js'
import { useMenuParts } from './dropdown-menu-context.js'

export interface DropdownMenuItemProps extends ComponentProps<typeof RadixMenu.Item> {
  icon?: ReactNode
  tone?: MenuItemTone
}

/** One action: a verb and its object. With `asChild` it can be a link. */
export function DropdownMenuItem({ icon, tone = 'neutral', className, children, ...rest }: DropdownMenuItemProps) {
  const Menu = useMenuParts()
  return (
    <Menu.Item
      {...rest}
      data-slot="dropdown-menu-item"
      data-tone={tone}
      className={cn(menuItemBase, menuItemTones[tone], className)}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </Menu.Item>
  )
}

/** An option that is on or off; the menu stays open while several are chosen. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  onSelect,
  ...rest
}: ComponentProps<typeof RadixMenu.CheckboxItem>) {
  const Menu = useMenuParts()
  return (
    <Menu.CheckboxItem
      {...rest}
      onSelect={(event) => {
        event.preventDefault()
        onSelect?.(event)
      }}
      data-slot="dropdown-menu-checkbox-item"
      className={cn(menuItemBase, menuItemTones.neutral, className)}
    >
      <Mark />
      {children}
    </Menu.CheckboxItem>
  )
}

/** Options of which one holds. */
export function DropdownMenuRadioGroup(props: ComponentProps<typeof RadixMenu.RadioGroup>) {
  const Menu = useMenuParts()
  return <Menu.RadioGroup {...props} data-slot="dropdown-menu-radio-group" />
}

/** One option of a `DropdownMenu.RadioGroup`. */
export function DropdownMenuRadioItem({ className, children, ...rest }: ComponentProps<typeof RadixMenu.RadioItem>) {
  const Menu = useMenuParts()
  return (
    <Menu.RadioItem
      {...rest}
      data-slot="dropdown-menu-radio-item"
      className={cn(menuItemBase, menuItemTones.neutral, className)}
    >
      <Mark />
      {children}
    </Menu.RadioItem>
  )
}

/** The place of the tick, kept free when there is none so that the words align. */
function Mark() {
  const Menu = useMenuParts()
  return (
    <span className="grid size-4 place-items-center text-primary">
      <Menu.ItemIndicator>
        <Check aria-hidden />
      </Menu.ItemIndicator>
    </span>
  )
}

/** The name of the actions below it. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof RadixMenu.Label>) {
  const Menu = useMenuParts()
  return (
    <Menu.Label
      {...rest}
      data-slot="dropdown-menu-label"
      className={cn('px-2 pt-2 pb-1 text-xs text-subtle', className)}
    />
  )
}

/** A line between groups of actions. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof RadixMenu.Separator>) {
  const Menu = useMenuParts()
  return (
    <Menu.Separator
      {...rest}
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1 my-1 h-px bg-line', className)}
    />
  )
}
