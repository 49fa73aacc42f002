import { ApiError } from '@malote/api-client'
import { Button, ConfirmDialog, Drawer, Form, type FormError } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { fieldName } from './form-errors'
import { Refusal } from './submit-error-alert'

interface FormDrawerProps<Values extends FieldValues, Schema extends z.ZodMiniType> {
  title: string
  description?: string
  size?: 'md' | 'lg'
  submitLabel: string
  form: UseFormReturn<Values>
  /** What the request must satisfy, by the contract; faults stand under the fields that they name. */
  schema: Schema
  toRequest: (values: Values) => unknown
  /** The fields that the form shows, by name, as the list of faults calls them. */
  labels: Readonly<Record<string, string>>
  /** The version that was opened, where a save is refused over another one. */
  version?: number | null
  pending: boolean
  /** Why the last save failed. */
  error: unknown
  /** Saves; a rejection with `ApiError` is told here. */
  onSave: (request: z.output<Schema>, version: number | undefined) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

interface Fault {
  name: string
  message: string
}

/** Creates or edits something beside its list: checks, saves, tells what was refused, and loses nothing on the way out. */
export function FormDrawer<Values extends FieldValues, Schema extends z.ZodMiniType>(
  props: FormDrawerProps<Values, Schema>,
) {
  const { title, description, size, submitLabel, form, schema, toRequest, labels, pending, error, onSave, onClose } =
    props
  const [opened] = useState(() => JSON.stringify(form.getValues()))
  const [faults, setFaults] = useState<readonly FormError[]>([])
  const [seen, setSeen] = useState(props.version)
  const [leaving, setLeaving] = useState(false)

  /** A fault inside of a field that the form shows as one belongs to that field; others are about the whole form. */
  const fieldOf = (name: string) => Object.keys(labels).find((label) => name === label || name.startsWith(`${label}.`))

  const explain = (found: readonly Fault[]) => {
    const told = found.map(({ name, message }): FormError => {
      const field = fieldOf(name)
      return field ? { name: field, message: `${labels[field]}: ${message}` } : { message }
    })
    setFaults(told)
    for (const { name, message } of found) form.setError((fieldOf(name) ?? name) as Path<Values>, { message })
  }

  const submit = async (values: Values) => {
    setFaults([])
    form.clearErrors()
    const checked = z.safeParse(schema, toRequest(values))
    if (!checked.success) {
      return explain(checked.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
    }
    try {
      await onSave(checked.data, seen ?? undefined)
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      // Its changes are shown: what is saved next is saved in their knowledge.
      if (refusal.version !== null) setSeen(refusal.version)
      explain(refusal.fields.map(({ pointer, message }) => ({ name: fieldName(pointer), message })))
    }
  }

  const leave = () => {
    if (pending) return
    if (JSON.stringify(form.getValues()) === opened) onClose()
    else setLeaving(true)
  }

  return (
    <Drawer.Root open onOpenChange={(open) => !open && leave()}>
      <Drawer.Content size={size} title={title} description={description}>
        <FormProvider {...form}>
          <Form
            aria-label={title}
            className="pt-3"
            errors={faults}
            pending={pending}
            onSubmit={(event) => void form.handleSubmit(submit)(event)}
          >
            {error !== null && faults.length === 0 && (
              <Refusal error={error} labelOf={(name) => labels[fieldOf(name) ?? ''] ?? name} />
            )}
            {props.children}
            <Drawer.Footer>
              <Button variant="outline" tone="neutral" disabled={pending} onClick={leave}>
                Voltar
              </Button>
              <Button type="submit" pending={pending}>
                {submitLabel}
              </Button>
            </Drawer.Footer>
          </Form>
        </FormProvider>
        <ConfirmDialog
          open={leaving}
          onOpenChange={setLeaving}
          title="Descartar o que você preencheu?"
          confirmLabel="Descartar"
          cancelLabel="Continuar editando"
          tone="danger"
          onConfirm={onClose}
        >
          O que você digitou ainda não foi salvo.
        </ConfirmDialog>
      </Drawer.Content>
    </Drawer.Root>
  )
}
