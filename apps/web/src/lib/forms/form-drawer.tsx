import { Button, type ConfirmOptions, confirm, Drawer, Form, type FormError } from '@malote/ui'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import { FormLock } from './form-lock.ts'
import { waitForFills } from './pending-fills.ts'

interface FormDrawerProps<Values extends FieldValues> {
  title: string
  description?: string | undefined
  size?: 'md' | 'lg' | undefined
  /**
   * The accessible name of the form.
   * @default the title
   */
  label?: string
  form: UseFormReturn<Values>
  /** The errors of the last submit. */
  errors: readonly FormError[]
  /** While it is true, the drawer cannot be closed. */
  pending: boolean
  submitLabel: string
  /**
   * The meaning of the submit button.
   * @default 'primary'
   */
  submitTone?: 'primary' | 'danger' | undefined
  /** Whether the values differ from the saved ones, so that closing discards something. */
  isChanged: () => boolean
  /** The question before unsaved changes are discarded. */
  discardQuestion?: ConfirmOptions
  onSubmit: (values: Values) => unknown
  onClose: () => void
  /** Shown in place of the form. */
  replacement?: ReactNode
  children: ReactNode
}

const defaultQuestion: ConfirmOptions = {
  title: 'Descartar o que você preencheu?',
  text: 'O que você digitou ainda não foi salvo.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
  tone: 'danger',
}

/** A form in a drawer with its footer. It confirms before unsaved changes are discarded. */
export function FormDrawer<Values extends FieldValues>({ form, onClose, ...props }: FormDrawerProps<Values>) {
  const { title, description, size, label = title, errors, pending, submitLabel, submitTone = 'primary' } = props
  const { isChanged, discardQuestion = defaultQuestion, onSubmit, replacement, children } = props
  const { isSubmitting } = useFormState({ control: form.control })
  // Also while it validates: the focus must not move to the errors of the submit before.
  const isSending = pending || isSubmitting

  const leave = async () => {
    if (!pending && (!isChanged() || (await confirm(discardQuestion)))) onClose()
  }

  /** Submits the values with those that a request is still filling in. */
  const submit = async () => {
    const unfilled = await waitForFills()
    for (const { path, message } of unfilled) form.setError(path as Path<Values>, { message })
    if (unfilled.length === 0) await onSubmit(form.getValues())
  }

  return (
    <Drawer.Root open onOpenChange={(open) => !open && void leave()}>
      <Drawer.Content size={size} title={title} description={description}>
        {replacement ?? (
          <FormProvider {...form}>
            <Form
              aria-label={label}
              className="pt-3"
              errors={errors}
              pending={isSending}
              onSubmit={(event) => {
                // An error of a name without a field would prevent every later submit.
                form.clearErrors()
                void form.handleSubmit(submit)(event)
              }}
            >
              <FormLock value={isSending}>{children}</FormLock>
              <Drawer.Footer>
                <Button variant="outline" tone="neutral" disabled={pending} onClick={() => void leave()}>
                  Voltar
                </Button>
                <Button type="submit" tone={submitTone} pending={pending}>
                  {submitLabel}
                </Button>
              </Drawer.Footer>
            </Form>
          </FormProvider>
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}
