'use client'
import { type ComponentProps, type ReactNode, useState } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.js'
import { X } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { useMessages } from '../../lib/messages.js'
import * as texts from '../../lib/texts.js'
import { IconButton } from '../icon-button/icon-button.js'
import {
  type DialogPlacement,
  type DialogSize,
  dialogFrames,
  dialogPlacements,
  dialogSizes,
  ringGap,
} from './dialog.variants.js'

const defaultMessages = { close: texts.close }

interface DialogLayerProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: HTMLElement | null
  title: ReactNode
  description?: ReactNode
  placement: DialogPlacement
  size: DialogSize
  /** Leaves out the cross: the answer is one of the buttons. */
  hideCloseButton?: boolean | undefined
}

/** The part of dialogs and drawers that is fetched on intent: the curtain, the panel and the focus inside it. */
export function DialogLayer({ open, onOpenChange, ...panel }: DialogLayerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          data-slot="dialog-overlay"
          className={cn(
            'fixed inset-0 z-40 flex animate-appear overflow-y-auto bg-scrim',
            dialogFrames[panel.placement],
          )}
        >
          <Panel {...panel} />
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
  ...rest
}: Omit<DialogLayerProps, 'open' | 'onOpenChange'>) {
  const messages = useMessages(defaultMessages)
  // Read while the panel mounts, before the focus moves into it.
  const [opener] = useState(() => lasting(trigger ?? document.activeElement))
  return (
    <RadixDialog.Content
      aria-describedby={undefined}
      onOpenAutoFocus={startInContent}
      {...rest}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        opener?.focus()
      }}
      data-slot={placement === 'right' ? 'drawer' : 'dialog'}
      className={cn(
        // What the focus scrolls into sight stays clear of the title and the buttons, which stick.
        'flex w-full min-w-0 scroll-pt-20 scroll-pb-28 flex-col overflow-y-auto bg-surface-overlay shadow-overlay',
        'focus:-outline-offset-2',
        dialogPlacements[placement],
        dialogSizes[size],
        className,
      )}
    >
      <div
        className={cn(ringGap, 'sticky top-0 z-2 flex items-start gap-4 border-b-4 bg-surface-overlay px-5 pt-4 pb-1')}
      >
        <div className="min-w-0 flex-1">
          <RadixDialog.Title className="text-lg font-semibold wrap-anywhere">{title}</RadixDialog.Title>
          {description && <RadixDialog.Description className="text-subtle">{description}</RadixDialog.Description>}
        </div>
        {!hideCloseButton && (
          <RadixDialog.Close asChild>
            <IconButton label={messages.close} size="sm" className="-me-2">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        )}
      </div>
      <div data-slot="dialog-body" className="flex min-h-0 flex-1 flex-col px-5 pb-5 *:data-[slot=form]:grow">
        {children}
      </div>
    </RadixDialog.Content>
  )
}

const startingPoints = ['[autofocus]', 'input, select, textarea, [role="combobox"]', 'button, a[href]']

/** Starts in the content, at the first field if there is one: the cross in the corner is nobody's first step. */
function startInContent(event: Event) {
  const body = event.currentTarget instanceof Element && event.currentTarget.querySelector('[data-slot="dialog-body"]')
  if (!body) return
  for (const selector of startingPoints) {
    const start = [...body.querySelectorAll<HTMLElement>(selector)].find((element) => !element.matches(':disabled'))
    if (!start) continue
    event.preventDefault()
    start.focus()
    return
  }
  // Nothing to do in it but read: the dialog itself has the focus, and not the cross in its corner.
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Where the focus can go back to: for an item of a menu, which is about to go, the button that opened the menu. */
function lasting(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]')
  const owner = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
  return owner instanceof HTMLElement ? owner : null
}
