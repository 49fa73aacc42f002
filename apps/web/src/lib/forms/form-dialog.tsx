import { Alert, Button, Dialog, Form, type FormError, Stack } from '@malote/ui'
import type { ReactNode } from 'react'
import { getErrorMessage } from './form-errors.ts'

export interface FormDialogProps {
  title: ReactNode
  description?: string | undefined
  /** @default "md" */
  size?: 'sm' | 'md'
  /** The accessible name of the form. */
  label: string
  /** The errors of the fields. */
  errors?: readonly FormError[]
  /** The error of the last attempt, where no field shows it. */
  error?: unknown
  /** While it is true, the dialog cannot be closed. */
  pending?: boolean
  submitLabel: string
  /** @default "Voltar" */
  backLabel?: string
  /** @default "primary" */
  tone?: 'primary' | 'danger'
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog: shows the error of the last attempt above its fields. Open as long as it is mounted. */
export function FormDialog({
  title,
  description,
  size,
  label,
  errors,
  error = null,
  onClose,
  ...props
}: FormDialogProps) {
  const { pending = false, submitLabel, backLabel = 'Voltar', tone = 'primary', onSubmit, children } = props
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !pending && onClose()}>
      <Dialog.Content title={title} description={description} size={size}>
        <Form
          aria-label={label}
          errors={errors}
          pending={pending}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(new FormData(event.currentTarget))
          }}
        >
          <Stack gap="md">
            {error !== null && <Alert tone="danger" title={getErrorMessage(error)} />}
            {children}
          </Stack>
          <Dialog.Footer>
            <Button variant="outline" tone="neutral" disabled={pending} onClick={onClose}>
              {backLabel}
            </Button>
            <Button type="submit" tone={tone} pending={pending}>
              {submitLabel}
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
