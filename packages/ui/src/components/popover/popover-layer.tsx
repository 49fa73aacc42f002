'use client'
import type { ComponentProps } from 'react'
import * as RadixPopover from '../../bundled/radix-popover.ts'
import { Anchor } from '../../lib/anchor.ts'
import { handleMissedEscape } from '../../lib/handle-missed-escape.ts'
import { usePortalContainer } from '../../lib/portal-container.ts'

interface PopoverLayerProps extends ComponentProps<typeof RadixPopover.Content> {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: HTMLElement
}

/** The part of `Popover` that is loaded on demand. */
export function PopoverLayer({ open, onOpenChange, anchor, ...content }: PopoverLayerProps) {
  const container = usePortalContainer()
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor asChild>
        <Anchor element={anchor} />
      </RadixPopover.Anchor>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          sideOffset={6}
          collisionPadding={8}
          {...content}
          onKeyDown={(event) => {
            content.onKeyDown?.(event)
            handleMissedEscape(event, content.onEscapeKeyDown, () => onOpenChange(false))
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The focus is not restored when the user has already focused another element.
            const focused = document.activeElement
            if (!focused || focused === document.body) anchor.focus()
          }}
          onInteractOutside={(event) => {
            // The trigger closes it; closing it here too would open it again.
            if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault()
          }}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
