'use client'
import { type ComponentType, useId, useState } from 'react'
import * as RadixMenu from '../../bundled/radix-dropdown-menu.ts'
import { ChevronRight } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { menuItemBase, menuItemTones, menuSurface } from './dropdown-menu.variants.ts'
import type { DropdownMenuSubmenuProps } from './dropdown-menu-props.ts'
import { ItemReason } from './item-reason.tsx'

// Radix declares its optional props without `undefined`, but treats `undefined` as absent.
const RadixTrigger = RadixMenu.SubTrigger as ComponentType<
  Omit<DropdownMenuSubmenuProps, 'label' | 'icon' | 'disabledReason'>
>

/** Next to its item, with the first rows at the same height. */
const nextToItem = { sideOffset: 4, alignOffset: -5 }

/** An item that opens a menu, based on Radix. */
export function Submenu({
  label,
  icon,
  disabled,
  disabledReason,
  ref,
  onPointerDown,
  onPointerLeave,
  onClick,
  className,
  children,
  ...rest
}: DropdownMenuSubmenuProps) {
  const container = usePortalContainer()
  const reasonId = useId()
  const hasReason = disabledReason !== undefined
  const [item, setItem] = useState<HTMLDivElement | null>(null)
  const setRefs = useMergedRefs(ref, setItem)
  const [byTouch, setByTouch] = useState(false)
  const [open, setOpen] = useState(false)
  const [position, setPosition] = useState(nextToItem)
  const change = (next: boolean) => {
    if (next && item) setPosition(getPosition(item))
    setOpen(next && !hasReason)
  }
  return (
    <RadixMenu.Sub open={open} onOpenChange={change}>
      <RadixTrigger
        {...rest}
        ref={setRefs}
        disabled={disabled && !hasReason}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          setByTouch(event.pointerType !== 'mouse')
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event)
          // Radix would close a submenu that is not at the side of the item.
          if (open && position !== nextToItem) event.preventDefault()
        }}
        onClick={(event) => {
          onClick?.(event)
          // A mouse has opened it by pointing at it; a finger closes it in the same way as it opens it.
          if (!open || !byTouch) return
          event.preventDefault()
          setOpen(false)
        }}
        aria-disabled={disabled || hasReason || undefined}
        aria-describedby={joinIds(rest['aria-describedby'], hasReason && reasonId)}
        data-slot="dropdown-menu-submenu"
        data-text-value={rest.textValue}
        className={cn(menuItemBase, menuItemTones.neutral, 'data-[state=open]:bg-surface-hover', className)}
      >
        {icon}
        {label}
        {hasReason && <ItemReason id={reasonId}>{disabledReason}</ItemReason>}
        <ChevronRight aria-hidden className={cn('rtl:-scale-x-100', !hasReason && 'ms-auto')} />
      </RadixTrigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.SubContent
          {...position}
          collisionPadding={8}
          loop
          onEscapeKeyDown={composeEscape((event) => {
            // Radix would close all menus.
            event.preventDefault()
            setOpen(false)
            item?.focus()
          })}
          data-slot="dropdown-menu"
          className={cn(menuSurface, 'max-w-(--radix-dropdown-menu-content-available-width)')}
        >
          {children}
        </RadixMenu.SubContent>
      </RadixMenu.Portal>
    </RadixMenu.Sub>
  )
}

/** The position of a submenu: on a narrow screen, where none fits next to the menu, it is below its item. */
function getPosition(item: HTMLElement): typeof nextToItem {
  const { left, right, width, height } = item.getBoundingClientRect()
  const space = Math.max(left, innerWidth - right)
  return space < 240 ? { sideOffset: 16 - width, alignOffset: height } : nextToItem
}
