'use client'
import { Slottable } from '@radix-ui/react-slot'
import { type ComponentProps, type ComponentType, useId } from 'react'
import * as RadixMenu from '../../bundled/radix-dropdown-menu.ts'
import { Check } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { menuItemBase, menuItemTones } from './dropdown-menu.variants.ts'
import type { MenuParts } from './dropdown-menu-context.ts'
import type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuItemProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
} from './dropdown-menu-props.ts'
import { Submenu } from './dropdown-menu-submenu.tsx'
import { ItemReason } from './item-reason.tsx'

// Radix declares its optional props without `undefined`, but treats `undefined` as absent.
const RadixItem = RadixMenu.Item as ComponentType<Omit<DropdownMenuItemProps, 'icon' | 'tone' | 'disabledReason'>>
const RadixCheckboxItem = RadixMenu.CheckboxItem as ComponentType<DropdownMenuCheckboxItemProps>
const RadixRadioGroup = RadixMenu.RadioGroup as ComponentType<DropdownMenuRadioGroupProps>
const RadixRadioItem = RadixMenu.RadioItem as ComponentType<DropdownMenuRadioItemProps>

function Item({
  icon,
  tone = 'neutral',
  disabled,
  disabledReason,
  onSelect,
  className,
  children,
  ...rest
}: DropdownMenuItemProps) {
  const reasonId = useId()
  const hasReason = disabledReason !== undefined
  return (
    <RadixItem
      {...rest}
      disabled={disabled && !hasReason}
      onSelect={hasReason ? (event) => event.preventDefault() : onSelect}
      aria-disabled={disabled || hasReason || undefined}
      aria-describedby={joinIds(rest['aria-describedby'], hasReason && reasonId)}
      data-slot="dropdown-menu-item"
      data-text-value={rest.textValue}
      data-tone={tone}
      className={cn(menuItemBase, menuItemTones[tone], className)}
    >
      {icon}
      <Slottable>{children}</Slottable>
      {hasReason && <ItemReason id={reasonId}>{disabledReason}</ItemReason>}
    </RadixItem>
  )
}

function CheckboxItem({ className, children, onSelect, ...rest }: DropdownMenuCheckboxItemProps) {
  return (
    <RadixCheckboxItem
      {...rest}
      onSelect={(event) => {
        event.preventDefault()
        onSelect?.(event)
      }}
      data-slot="dropdown-menu-checkbox-item"
      data-text-value={rest.textValue}
      className={cn(menuItemBase, menuItemTones.neutral, className)}
    >
      <Mark />
      {children}
    </RadixCheckboxItem>
  )
}

function RadioGroup(props: DropdownMenuRadioGroupProps) {
  return <RadixRadioGroup {...props} data-slot="dropdown-menu-radio-group" />
}

function RadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <RadixRadioItem
      {...rest}
      data-slot="dropdown-menu-radio-item"
      data-text-value={rest.textValue}
      className={cn(menuItemBase, menuItemTones.neutral, className)}
    >
      <Mark />
      {children}
    </RadixRadioItem>
  )
}

/** The position of the tick; its space is reserved so that labels align. */
function Mark() {
  return (
    <span className="grid size-4 place-items-center text-primary">
      <RadixMenu.ItemIndicator>
        <Check aria-hidden />
      </RadixMenu.ItemIndicator>
    </span>
  )
}

function Label({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <RadixMenu.Label
      {...rest}
      data-slot="dropdown-menu-label"
      className={cn('px-2 pt-2 pb-1 text-xs text-subtle', className)}
    />
  )
}

function Separator({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <RadixMenu.Separator
      {...rest}
      data-slot="dropdown-menu-separator"
      className={cn('-mx-1 my-1 h-px bg-line', className)}
    />
  )
}

/** The item implementations, based on Radix. */
export const menuParts: MenuParts = { Item, Submenu, CheckboxItem, RadioGroup, RadioItem, Label, Separator }
