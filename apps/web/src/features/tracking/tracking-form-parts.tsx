import type { RejectedForm, TrackingForm } from '@malote/api-client'
import { Alert, Button, Stack } from '@malote/ui'
import type { ReactNode } from 'react'

/** What a rejected form shows again; empty for every other form. */
export interface FormState {
  values: RejectedForm['values']
  errors: RejectedForm['errors']
  isRejected: boolean
}

/** @returns the typed values and the errors of a form. */
export function getFormState(form: TrackingForm, rejected: RejectedForm | undefined): FormState {
  return rejected?.form === form
    ? { values: rejected.values, errors: rejected.errors, isRejected: true }
    : { values: {}, errors: {}, isRejected: false }
}

interface PublicFormProps {
  /** The name of the form. */
  label: string
  /** The address of the form. Its fragment shows the form again after an error. */
  action: string
  error: string | undefined
  submit: string
  children: ReactNode
}

/** A form that works without a script. The server validates it, so that the messages are in Portuguese. */
export function PublicForm({ label, action, error, submit, children }: PublicFormProps) {
  return (
    <form method="post" action={action} aria-label={label} noValidate>
      <Stack gap="md">
        {error && <Alert tone="danger" title={error} />}
        {children}
        <div>
          <Button type="submit" variant="outline">
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
