'use client'
import { type ReactNode, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { Button } from '../button/button.tsx'
import type { ButtonTone } from '../button/button.variants.ts'
import { DialogFooter } from '../dialog/dialog.tsx'
import { useDialogLayer } from '../dialog/dialog-on-demand.ts'

const defaultMessages = { cancel: texts.cancel }

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** The question, for example "Cancelar esta ordem?". */
  title: ReactNode
  /** The consequences, and whether they can be undone. */
  children?: ReactNode
  /** The label of the confirm button, a verb and an object: "Cancelar ordem". */
  confirmLabel: string
  /** The label of the cancel button, also a verb: "Manter ordem". */
  cancelLabel?: string | undefined
  /**
   * The meaning, which decides the colors.
   * @default 'primary'
   */
  tone?: Extract<ButtonTone, 'primary' | 'danger'> | undefined
  /**
   * Whether the action is running: the dialog stays open until it ends.
   * @default false
   */
  pending?: boolean | undefined
  /** Called when the user confirms. The application closes the dialog. */
  onConfirm: () => void
}

/**
 * Requests confirmation before an action that is hard to undo. With the danger tone the cancel button has the focus
 * first, so that pressing Enter out of habit changes nothing.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  pending = false,
  onConfirm,
}: ConfirmDialogProps) {
  requireLabel(confirmLabel, 'ConfirmDialog', 'Pass confirmLabel="…" with a verb and an object: "Cancelar ordem".')
  const messages = useMessages(defaultMessages)
  const { module: layer, failure } = useDialogLayer(open, pending ? undefined : () => onOpenChange(false))
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  if (!layer) return failure
  return (
    <layer.DialogLayer
      role="alertdialog"
      open={open}
      onOpenChange={(next) => {
        if (!pending) onOpenChange(next)
      }}
      trigger={null}
      title={title}
      placement="center"
      size="sm"
      hideCloseButton
      // A click outside does not close it: only a button or Esc does.
      onInteractOutside={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        const first = tone === 'danger' ? cancel : confirm
        first.current?.focus()
      }}
    >
      <div className="text-subtle">{children}</div>
      <DialogFooter>
        <Button ref={cancel} tone="neutral" variant="outline" disabled={pending} onClick={() => onOpenChange(false)}>
          {cancelLabel ?? messages.cancel}
        </Button>
        <Button ref={confirm} tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </layer.DialogLayer>
  )
}
