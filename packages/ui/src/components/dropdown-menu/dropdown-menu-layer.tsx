'use client'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import * as RadixMenu from '../../bundled/radix-dropdown-menu.ts'
import { Anchor } from '../../lib/anchor.ts'
import { cn } from '../../lib/cn.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { isHeldSelection } from '../../lib/is-held-selection.ts'
import { OverlayPortal, usePortalContainer } from '../../lib/portal-container.tsx'
import { getFocusTargets, isFocusLost, returnFocus } from '../../lib/return-focus.ts'
import { findByTyping } from '../../lib/typeahead.ts'
import { createTypingBuffer, type TypingBuffer } from '../../lib/typing-buffer.ts'
import { menuSurface } from './dropdown-menu.variants.ts'
import { MenuPartsContext } from './dropdown-menu-context.ts'
import { menuParts } from './dropdown-menu-parts.tsx'

interface DropdownMenuLayerProps extends ComponentProps<typeof RadixMenu.Content> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null on a server. */
  anchor: HTMLElement | null
  triggerId: string
}

/** The part of `DropdownMenu` that is loaded on demand. */
export function DropdownMenuLayer({
  open,
  onOpenChange,
  anchor,
  triggerId,
  onEscapeKeyDown,
  onFocus,
  onKeyDownCapture,
  className,
  ...content
}: DropdownMenuLayerProps) {
  const container = usePortalContainer()
  const [typing] = useState(createTypingBuffer)
  /** Read when it opens: a removed trigger has no neighbours. */
  const focusTargets = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(() => {
    if (open) focusTargets.current = getFocusTargets(anchor)
  }, [open, anchor])
  return (
    <MenuPartsContext value={menuParts}>
      {/* Not modal: the page does not move and stays readable for screen readers. */}
      <RadixMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <RadixMenu.Trigger asChild>
          <Anchor element={anchor} />
        </RadixMenu.Trigger>
        <OverlayPortal portal={RadixMenu.Portal} container={container}>
          <RadixMenu.Content
            sideOffset={4}
            collisionPadding={8}
            loop
            {...content}
            aria-labelledby={triggerId}
            className={cn(menuSurface, className)}
            onFocus={(event) => {
              onFocus?.(event)
              if (event.relatedTarget === anchor) focusFirstItem(event)
            }}
            onEscapeKeyDown={composeEscape(onEscapeKeyDown)}
            onKeyDownCapture={(event) => {
              onKeyDownCapture?.(event)
              if (isHeldSelection(event)) {
                event.preventDefault()
                event.stopPropagation()
                return
              }
              if (focusTypedItem(event, typing)) return
              if (event.key !== 'Tab') return
              // Radix would keep the focus in the menu.
              event.stopPropagation()
              onOpenChange(false)
              // From here the browser moves to the next control, or with Shift to the previous one.
              anchor?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // The focus returns to the trigger only from an item: with Tab it has moved on.
              if (isFocusLost(container)) returnFocus(focusTargets.current)
            }}
            onInteractOutside={(event) => {
              // The trigger closes the menu; closing it here too would open it again.
              if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
            }}
          />
        </OverlayPortal>
      </RadixMenu.Root>
    </MenuPartsContext>
  )
}

/**
 * Focuses the next item that starts with the typed letters, as in a `Select`: Radix does not ignore accents. Returns
 * whether the key was a letter.
 */
function focusTypedItem(event: KeyboardEvent<HTMLElement>, typing: TypingBuffer): boolean {
  const { key, timeStamp } = event
  const isLetter = key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey
  if (!isLetter || isComposing(event.nativeEvent) || (key === ' ' && !typing.isTyping(timeStamp))) return false
  // The first letters of a text must reach the controls that an application renders in the menu.
  if (!(event.target instanceof HTMLElement) || event.target instanceof HTMLInputElement) return false
  event.preventDefault()
  event.stopPropagation()
  // The events of a submenu reach this handler through React, but its items are in an element of the body.
  const menu = event.target.closest('[role=menu]') ?? event.currentTarget
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  const options = items.map((item) => ({
    label: item.dataset.textValue ?? item.textContent.trim(),
    disabled: item.hasAttribute('data-disabled'),
  }))
  items[findByTyping(options, typing.add(key, timeStamp), items.indexOf(event.target))]?.focus()
  return true
}

/**
 * Focuses the first item when a key opened the menu. Radix does so only for keys pressed after it was mounted, and the
 * first key may be the reason why it is mounted.
 */
function focusFirstItem({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return
  currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
}
