'use client'
import { type ComponentProps, useRef } from 'react'
import * as RadixPopover from '../../bundled/radix-popover.ts'
import { Anchor } from '../../lib/anchor.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { handleMissedEscape } from '../../lib/handle-missed-escape.ts'
import { keepFormEvents } from '../../lib/keep-form-events.ts'
import { OverlayPortal, usePortalContainer } from '../../lib/portal-container.tsx'
import { findChecked, getFocusTargets, isFocusLost, returnFocus } from '../../lib/return-focus.ts'
import { useFrameFocus } from '../../lib/use-frame-focus.ts'

interface PopoverLayerProps extends ComponentProps<typeof RadixPopover.Content> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Null on a server. */
  anchor: HTMLElement | null
}

/** The part of `Popover` that is loaded on demand. */
export function PopoverLayer({ open, onOpenChange, anchor, ...content }: PopoverLayerProps) {
  const container = usePortalContainer()
  /** Read when it opens: a removed trigger has no neighbours. */
  const focusTargets = useRef<readonly HTMLElement[]>([])
  useFrameFocus(open, content.id, () => onOpenChange(false))
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor asChild>
        <Anchor element={anchor} />
      </RadixPopover.Anchor>
      <OverlayPortal portal={RadixPopover.Portal} container={container}>
        <RadixPopover.Content
          sideOffset={6}
          collisionPadding={8}
          {...content}
          {...keepFormEvents(content)}
          onOpenAutoFocus={(event) => {
            focusTargets.current = getFocusTargets(anchor)
            content.onOpenAutoFocus?.(event)
            const panel = event.currentTarget as HTMLElement
            // After Radix, which focuses the first radio button of a group.
            queueMicrotask(() => {
              const { activeElement } = document
              if (panel.contains(activeElement)) findChecked(activeElement as HTMLElement).focus()
            })
          }}
          onEscapeKeyDown={composeEscape(content.onEscapeKeyDown)}
          onKeyDown={(event) => {
            content.onKeyDown?.(event)
            handleMissedEscape(event, content.onEscapeKeyDown, () => onOpenChange(false))
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The focus is not restored when the user has already focused another element.
            if (isFocusLost(container)) returnFocus(focusTargets.current)
          }}
          onInteractOutside={(event) => {
            // The trigger closes it; closing it here too would open it again.
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
          }}
        />
      </OverlayPortal>
    </RadixPopover.Root>
  )
}
