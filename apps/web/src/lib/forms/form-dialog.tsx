import { Dialog } from '@malote/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DialogForm, type DialogFormProps } from './dialog-form.tsx'

export interface FormDialogProps<Values extends FieldValues> extends DialogFormProps<Values> {
  title: ReactNode
  description?: string | undefined
  /** @default "md" */
  size?: 'sm' | 'md'
}

/** A short form in a dialog. Open as long as it is mounted; while it is pending, it cannot be closed. */
export function FormDialog<Values extends FieldValues>({ title, description, size, ...form }: FormDialogProps<Values>) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !form.pending && form.onClose()}>
      <Dialog.Content title={title} description={description} size={size}>
        <DialogForm {...form} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
