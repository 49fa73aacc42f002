'use client'
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.ts'
import { cn } from '../../lib/cn.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { handleMissedEscape } from '../../lib/handle-missed-escape.ts'
import { keepFormEvents } from '../../lib/keep-form-events.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import {
  findChecked,
  focusFirst,
  getFocusTargets,
  isFocusLost,
  keepFocusTargets,
  returnFocus,
} from '../../lib/return-focus.ts'
import {
  type DialogPlacement,
  type DialogSize,
  dialogOverlayClasses,
  dialogPanelClasses,
  dialogPlacements,
  dialogSizes,
} from './dialog.variants.ts'
import { DialogFrame } from './dialog-frame.tsx'

interface DialogLayerProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: HTMLElement | null
  title: ReactNode
  description?: ReactNode
  placement: DialogPlacement
  size: DialogSize
  /** Hides the close button: one of the action buttons must close it. */
  hideCloseButton?: boolean | undefined
}

/** The part of dialogs and drawers that is loaded on demand: the backdrop, the panel and the focus trap. */
export function DialogLayer({ open, onOpenChange, ...panel }: DialogLayerProps) {
  const container = usePortalContainer()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay
          data-slot="dialog-overlay"
          className={cn(
            'fixed inset-0 z-dialog flex animate-appear overflow-y-auto bg-scrim',
            dialogOverlayClasses[panel.placement],
          )}
        >
          <Panel {...panel} onDismiss={() => onOpenChange(false)} />
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function Panel({
  trigger,
  title,
  description,
  placement,
  size,
  hideCloseButton = false,
  className,
  children,
  ref,
  onInteractOutside,
  onKeyDown,
  onDismiss,
  ...rest
}: Omit<DialogLayerProps, 'open' | 'onOpenChange'> & { onDismiss: () => void }) {
  const container = usePortalContainer()
  // Read on mount, before the focus moves into the panel.
  const [focusTargets] = useState(() => getFocusTargets(findOpener(trigger ?? document.activeElement)))
  const keepTargets = useCallback(
    (panel: HTMLDivElement | null) => keepFocusTargets(panel, focusTargets),
    [focusTargets],
  )
  const setRefs = useMergedRefs(ref, keepTargets)
  return (
    <RadixDialog.Content
      aria-describedby={undefined}
      onOpenAutoFocus={focusContent}
      {...rest}
      ref={setRefs}
      {...keepFormEvents(rest)}
      onEscapeKeyDown={composeEscape(rest.onEscapeKeyDown)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        handleMissedEscape(event, rest.onEscapeKeyDown, onDismiss)
      }}
      onInteractOutside={(event) => {
        // A press on a toast belongs to the toast.
        if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
        else onInteractOutside?.(event)
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // A dialog that replaces this one already has the focus.
        if (isFocusLost(container)) returnFocus(focusTargets)
      }}
      data-slot={placement === 'end' ? 'drawer' : 'dialog'}
      className={cn(dialogPanelClasses, dialogPlacements[placement], dialogSizes[size], className)}
    >
      <DialogFrame title={title} description={description} hideCloseButton={hideCloseButton}>
        {children}
      </DialogFrame>
    </RadixDialog.Content>
  )
}

const startingPoints = ['[autofocus]', 'input, select, textarea, [role="combobox"]', 'button, a[href]']

/** Sets the first focus inside the content, to the first field if there is one, instead of the close button. */
function focusContent(event: Event) {
  const body = event.currentTarget instanceof Element && event.currentTarget.querySelector('[data-slot="dialog-body"]')
  if (!body) return
  event.preventDefault()
  const starts = startingPoints.flatMap((selector) => [...body.querySelectorAll<HTMLElement>(selector)])
  const reachable = starts.filter((element) => element.tabIndex >= 0).map(findChecked)
  // Without controls the dialog itself receives the focus, instead of the close button.
  focusFirst(event.currentTarget instanceof HTMLElement ? [...reachable, event.currentTarget] : reachable)
}

/** @returns the element that opened a dialog: the trigger of the menu when it was an item. */
function findOpener(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}
