'use client'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ClosePart, type ClosePartProps } from '../../lib/close-part.js'
import { cn } from '../../lib/cn.js'
import { composeHandlers } from '../../lib/compose-handlers.js'
import { useMergedRefs } from '../../lib/merge-refs.js'
import { requireLabel } from '../../lib/require-label.js'
import { useControllable } from '../../lib/use-controllable.js'
import { type DialogPlacement, type DialogSize, ringGap } from './dialog.variants.js'
import { DialogContext, useDialog } from './dialog-context.js'
import { dialogLayer, useDialogLayer } from './dialog-on-demand.js'

export interface DialogRootProps {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** A question or short task that must be finished or left before going on. Its code is fetched when the page is idle. */
export function DialogRoot({ open: owned, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [open, setOpen] = useControllable({ value: owned, defaultValue: defaultOpen, onChange: onOpenChange })
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return <DialogContext value={{ open, setOpen, trigger, setTrigger }}>{children}</DialogContext>
}

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** Makes the one child, a `Button`, the trigger. */
  asChild?: boolean | undefined
}

/** What opens the dialog and gets the focus back. */
export function DialogTrigger({ asChild = false, ref, onPointerEnter, onFocus, onClick, ...rest }: DialogTriggerProps) {
  const dialog = useDialog()
  const Root = asChild ? Slot : 'button'
  const loaded = dialogLayer.useModule()
  const attach = useMergedRefs(ref, dialog.setTrigger)
  return (
    <Root
      {...(!asChild && { type: 'button' as const })}
      {...rest}
      ref={attach}
      aria-haspopup="dialog"
      aria-expanded={dialog.open}
      aria-busy={(dialog.open && !loaded) || undefined}
      onPointerEnter={composeHandlers(onPointerEnter, dialogLayer.load)}
      onFocus={composeHandlers(onFocus, dialogLayer.load)}
      onClick={composeHandlers(onClick, () => dialog.setOpen(true))}
    />
  )
}

export interface DialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the dialog: what is asked or done here. */
  title: ReactNode
  description?: ReactNode
  size?: DialogSize | undefined
  /**
   * Whether a press outside closes it. Turn it off for content that cannot be shown again.
   * @default true
   */
  closeOnInteractOutside?: boolean | undefined
}

export interface CenteredDialogProps extends DialogContentProps {
  /**
   * Whether it can be closed without pressing one of its buttons. `false` hides the close button and disables Esc and
   * presses outside; one of the buttons must then close the dialog.
   * @default true
   */
  dismissible?: boolean | undefined
}

const preventClose = (event: Event) => event.preventDefault()

/** The panel. */
export function DialogContent({ size = 'md', ...rest }: CenteredDialogProps) {
  return <DialogPanel {...rest} size={size} placement="center" />
}

interface DialogPanelProps extends CenteredDialogProps {
  size: DialogSize
  placement: DialogPlacement
}

/** What `Dialog.Content` and `Drawer.Content` have in common. */
export function DialogPanel({ title, closeOnInteractOutside = true, dismissible = true, ...rest }: DialogPanelProps) {
  requireLabel(title, 'Dialog.Content', 'Pass title="…" with what is asked or done here.')
  const dialog = useDialog()
  const { module: layer, failure } = useDialogLayer(dialog.open, dismissible ? () => dialog.setOpen(false) : undefined)
  if (!layer) return failure
  return (
    <layer.DialogLayer
      {...rest}
      hideCloseButton={!dismissible}
      {...((!closeOnInteractOutside || !dismissible) && { onInteractOutside: preventClose })}
      {...(!dismissible && { onEscapeKeyDown: preventClose })}
      title={title}
      open={dialog.open}
      onOpenChange={dialog.setOpen}
      trigger={dialog.trigger}
    />
  )
}

/** The buttons, always in sight: the one that goes on last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="dialog-footer"
      className={cn(
        ringGap,
        'edge-while-stuck sticky bottom-0 z-1 -mx-5 mt-auto -mb-5 flex flex-wrap justify-end gap-2 border-t-8 bg-surface-overlay px-5 pt-3 pb-5',
        className,
      )}
    />
  )
}

export type DialogCloseProps = ClosePartProps

/** Closes the dialog without doing anything. */
export function DialogClose(props: DialogCloseProps) {
  const { setOpen } = useDialog()
  return <ClosePart {...props} onClose={() => setOpen(false)} />
}
