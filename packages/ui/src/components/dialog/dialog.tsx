'use client'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ClosePart, type ClosePartProps } from '../../lib/close-part.tsx'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useOnDemandState } from '../../lib/on-demand.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Slot } from '../../lib/slot.tsx'
import { useControllable } from '../../lib/use-controllable.ts'
import { type DialogPlacement, type DialogSize, stickyEdge } from './dialog.variants.ts'
import { DialogContext, useDialog } from './dialog-context.ts'
import { dialogLayer, useDialogLayer } from './dialog-on-demand.ts'

export interface DialogRootProps {
  /** Whether it is open; `undefined` makes it uncontrolled. */
  open?: boolean | undefined
  /**
   * Whether it is open at first, when `open` is not passed.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The `Dialog.Trigger`, when there is one, and the `Dialog.Content`. */
  children: ReactNode
}

/** A question or short task that must be finished or closed first. Its code is loaded when the page is idle. */
export function DialogRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange })
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return <DialogContext value={{ open, setOpen, trigger, setTrigger }}>{children}</DialogContext>
}

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /**
   * Uses the single child, a `Button`, as the trigger.
   * @default false
   */
  asChild?: boolean | undefined
}

/** The button that opens the dialog and receives the focus on close. */
export function DialogTrigger({ asChild = false, ref, onPointerEnter, onFocus, onClick, ...rest }: DialogTriggerProps) {
  const dialog = useDialog()
  const Root = asChild ? Slot : 'button'
  const { module: loaded } = useOnDemandState(dialogLayer)
  const setRefs = useMergedRefs(ref, dialog.setTrigger)
  return (
    <Root
      {...(!asChild && { type: 'button' as const })}
      {...rest}
      ref={setRefs}
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
  /** The title: the question or task of the dialog. */
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /**
   * The width of the dialog on a wide screen.
   * @default 'md'
   */
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

/** The panel of a dialog. */
export function DialogContent({ size = 'md', ...rest }: CenteredDialogProps) {
  return <DialogPanel {...rest} size={size} placement="center" />
}

interface DialogPanelProps extends CenteredDialogProps {
  size: DialogSize
  placement: DialogPlacement
}

/** The implementation shared by `Dialog.Content` and `Drawer.Content`. */
export function DialogPanel({ title, closeOnInteractOutside = true, dismissible = true, ...rest }: DialogPanelProps) {
  requireLabel(title, 'Dialog.Content', 'Pass title="…" with the question or task.')
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

/**
 * The footer with the buttons, always visible. The main action comes last. On a phone the buttons are 48 px high and
 * fill the line.
 */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="dialog-footer"
      className={cn(
        stickyEdge,
        'edge-while-stuck sticky bottom-0 z-1 -mx-5 mt-auto -mb-5 flex flex-wrap justify-end gap-2 border-t-8 bg-surface-overlay px-5 pt-3 pb-5',
        'max-md:[&>[data-slot=button]]:h-12 max-md:[&>[data-slot=button]]:flex-1',
        className,
      )}
    />
  )
}

export type DialogCloseProps = ClosePartProps

/** Closes the dialog without an action. */
export function DialogClose(props: DialogCloseProps) {
  const { setOpen } = useDialog()
  return <ClosePart {...props} onClose={() => setOpen(false)} />
}
