import { Alert, Button, Dialog, Form, Stack } from '@malote/ui'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { listFieldErrors } from './field-errors.ts'
import { getErrorMessage } from './form-errors.ts'
import { FormLock } from './form-lock.ts'

export interface DialogFormProps<Values extends FieldValues> {
  /** The accessible name of the form. */
  label: string
  form: UseFormReturn<Values>
  /** The labels of the fields by name, for the list of errors. Without them, the list has the messages only. */
  labels?: Readonly<Record<string, string>>
  /**
   * Whether errors are shown at their fields only.
   * @default false
   */
  hideErrorList?: boolean
  /** The error of the last attempt; not shown while a field has an error. */
  error?: unknown
  /** What the error refers to, such as the changes of another user. */
  errorDetail?: ReactNode
  pending?: boolean
  submitLabel: string
  /** @default "Voltar" */
  backLabel?: string
  /**
   * Whether the form can be left.
   * @default not while it is pending
   */
  backDisabled?: boolean
  /** @default "primary" */
  tone?: 'primary' | 'danger'
  onSubmit: (values: Values) => unknown
  onClose: () => void
  children: ReactNode
}

/** The fields and buttons of a dialog: shows the error of the last attempt above its fields. */
export function DialogForm<Values extends FieldValues>({ form, label, labels, ...props }: DialogFormProps<Values>) {
  const { hideErrorList = false, error = null, errorDetail, pending = false, onSubmit, onClose, children } = props
  const { submitLabel, backLabel = 'Voltar', backDisabled = pending, tone = 'primary' } = props
  const formState = useFormState({ control: form.control })
  const errors = listFieldErrors(formState.errors)
  const listed = errors.map(({ name, message }) => {
    if (!labels) return { name, message }
    const fieldLabel = labels[name]
    return fieldLabel ? { name, message: `${fieldLabel}: ${message}` } : { message: `Pedido: ${message}` }
  })
  const isSending = pending || formState.isSubmitting
  return (
    <FormProvider {...form}>
      <Form
        aria-label={label}
        errors={hideErrorList ? [] : listed}
        pending={isSending}
        onSubmit={(event) => {
          // An error of a name without a field would prevent every later submit.
          form.clearErrors()
          void form.handleSubmit(onSubmit)(event)
        }}
      >
        <Stack gap="md">
          {error !== null && errors.length === 0 && (
            <Alert tone="danger" title={getErrorMessage(error)}>
              {errorDetail}
            </Alert>
          )}
          <FormLock value={isSending}>{children}</FormLock>
        </Stack>
        <Dialog.Footer>
          <Button variant="outline" tone="neutral" disabled={backDisabled} onClick={onClose}>
            {backLabel}
          </Button>
          <Button type="submit" tone={tone} pending={pending}>
            {submitLabel}
          </Button>
        </Dialog.Footer>
      </Form>
    </FormProvider>
  )
}
