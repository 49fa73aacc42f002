import { ApiError } from '@malote/api-client'
import { Button, type ConfirmOptions, confirm, Drawer, Form, type FormError } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { toFieldName } from './form-errors.ts'
import { SubmitErrorAlert } from './submit-error-alert.tsx'

interface FormDrawerProps<Values extends FieldValues, Schema extends z.ZodMiniType> {
  title: string
  description?: string
  size?: 'md' | 'lg'
  submitLabel: string
  /**
   * The meaning of the submit button.
   * @default 'primary'
   */
  submitTone?: 'primary' | 'danger'
  form: UseFormReturn<Values>
  /** The contract schema of the request; its issues are shown under the fields. */
  schema: Schema
  toRequest: (values: Values) => unknown
  /** The labels of the form's fields by name, for the list of errors. */
  labels: Readonly<Record<string, string>>
  /** The version that was loaded, where saving over another version is rejected. */
  version?: number | null
  pending: boolean
  /** The error of the last save. */
  error: unknown
  /** Saves the request; the drawer shows a rejection with `ApiError`. */
  onSave: (request: z.output<Schema>, version: number | undefined) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

interface FieldIssue {
  name: string
  message: string
}

/** The question before unsaved changes are discarded. */
const discardQuestion: ConfirmOptions = {
  title: 'Descartar o que você preencheu?',
  text: 'O que você digitou ainda não foi salvo.',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
  tone: 'danger',
}

/** A form in a drawer: validates, saves, shows errors, and confirms before unsaved changes are discarded. */
export function FormDrawer<Values extends FieldValues, Schema extends z.ZodMiniType>(
  props: FormDrawerProps<Values, Schema>,
) {
  const { title, description, size, submitLabel, submitTone = 'primary' } = props
  const { form, schema, toRequest, labels, pending, error, onSave, onClose } = props
  const { isSubmitting } = useFormState({ control: form.control })
  const [opened] = useState(() => JSON.stringify(form.getValues()))
  const [formErrors, setFormErrors] = useState<readonly FormError[]>([])
  const [seen, setSeen] = useState(props.version)

  /**
   * An issue inside a value that the form shows as one field belongs to that field; the others belong to the whole
   * form.
   */
  const fieldOf = (name: string) => Object.keys(labels).find((label) => name === label || name.startsWith(`${label}.`))

  const explain = (issues: readonly FieldIssue[]) => {
    const listed = issues.map(({ name, message }): FormError => {
      const field = fieldOf(name)
      return field ? { name: field, message: `${labels[field]}: ${message}` } : { message }
    })
    setFormErrors(listed)
    for (const { name, message } of issues) form.setError((fieldOf(name) ?? name) as Path<Values>, { message })
  }

  const submit = async (values: Values) => {
    setFormErrors([])
    form.clearErrors()
    const checked = z.safeParse(schema, toRequest(values))
    if (!checked.success) {
      return explain(checked.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
    }
    try {
      await onSave(checked.data, seen ?? undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The user has seen the changes of the other version, so the next save is based on it.
      if (error.version !== null) setSeen(error.version)
      explain(error.fields.map(({ pointer, message }) => ({ name: toFieldName(pointer), message })))
    }
  }

  const leave = async () => {
    if (pending) return
    if (JSON.stringify(form.getValues()) === opened || (await confirm(discardQuestion))) onClose()
  }

  return (
    <Drawer.Root open onOpenChange={(open) => !open && void leave()}>
      <Drawer.Content size={size} title={title} description={description}>
        <FormProvider {...form}>
          <Form
            aria-label={title}
            className="pt-3"
            errors={formErrors}
            // Also while it validates: the focus must not move to the errors of the submit before.
            pending={pending || isSubmitting}
            onSubmit={(event) => void form.handleSubmit(submit)(event)}
          >
            {error !== null && formErrors.length === 0 && (
              <SubmitErrorAlert error={error} labelOf={(name) => labels[fieldOf(name) ?? ''] ?? name} />
            )}
            {props.children}
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
      </Drawer.Content>
    </Drawer.Root>
  )
}
