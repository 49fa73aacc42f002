import { ApiError, type AuditEntity } from '@malote/api-client'
import type { FormError } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { type DefaultValues, type FieldValues, get, type Path, useForm, useFormState } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormDrawer } from './form-drawer.tsx'
import { toFieldName } from './form-errors.ts'
import { SubmitErrorAlert } from './submit-error-alert.tsx'

/** The state that a request is based on. */
interface SaveBase<Values> {
  /** The values when the drawer opened. */
  before: Values
  /** The version that the user has seen, where saving over another version is rejected. */
  version: number | undefined
}

interface ResourceDrawerProps<Values extends FieldValues, Schema extends z.ZodMiniType> {
  title: string
  description?: string
  size?: 'md' | 'lg'
  /** @default 'Salvar alterações' */
  submitLabel?: string
  submitTone?: 'primary' | 'danger'
  /** The initial values. Those of later renders are ignored, so that a request has only what the user has changed. */
  values: Values
  /** @returns the request; for an edit, its changed properties only. A request without properties is not sent. */
  toRequest: (values: Values, before: Values) => unknown
  /** The contract schema of the request; its issues are shown under the fields. */
  schema: Schema
  /** The labels of the form's fields by name, in their order, for the list of errors. */
  labels: Readonly<Record<string, string>>
  /** What the drawer edits, for the values of a version conflict. */
  entity?: AuditEntity | undefined
  /** The version that was loaded, where saving over another version is rejected. */
  version?: number | null
  /** Saves the request, and shows a notification. The drawer shows a rejection with `ApiError`. */
  onSave: (request: z.output<Schema>, base: SaveBase<Values>) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

interface FieldIssue {
  name: string
  message: string
}

/**
 * Creates or edits one resource in a drawer: validates and sends the request, shows errors at the fields, and merges
 * with a version that another user has saved. `LoadedDrawer` loads the resource first.
 */
export function ResourceDrawer<Values extends FieldValues, Schema extends z.ZodMiniType>({
  submitLabel = 'Salvar alterações',
  ...props
}: ResourceDrawerProps<Values, Schema>) {
  const { values: initial, toRequest, schema, labels, entity, version, onSave, onClose, children, ...frame } = props
  const [before] = useState(initial)
  const form = useForm<Values>({ defaultValues: before as DefaultValues<Values> })
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const { errors: current } = useFormState({ control: form.control })
  const listed = errors.filter(({ name }) => name === undefined || get(current, name) !== undefined)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSaving, setSaving] = useState(false)
  const [seenVersion, setSeenVersion] = useState(version)

  /**
   * An issue inside a value that the form shows as one field belongs to that field; the others belong to the whole
   * form.
   */
  const getField = (name: string) => Object.keys(labels).find((label) => name === label || name.startsWith(`${label}.`))

  /** A field shows one error, so the list has one for each, in the order of the form; those of the whole form are last. */
  const showIssues = (issues: readonly FieldIssue[]) => {
    const fieldErrors = Object.entries(labels).flatMap(([field, label]): { name: string; message: string }[] => {
      const first = issues.find(({ name }) => getField(name) === field)
      if (!first) return []
      form.setError(field as Path<Values>, { message: first.message })
      return [{ name: field, message: `${label}: ${first.message}` }]
    })
    const others = issues.filter(({ name }) => !getField(name))
    for (const { name, message } of others) form.setError(name as Path<Values>, { message })
    setErrors([...fieldErrors, ...others.map(({ message }): FormError => ({ message }))])
  }

  const save = async (request: z.output<Schema>) => {
    setSaving(true)
    setFailure(null)
    try {
      await onSave(request, { before, version: seenVersion ?? undefined })
      return true
    } catch (error) {
      setFailure(error)
      if (!(error instanceof ApiError)) throw error
      // The user has seen the changes of the other version, so the next save is based on it.
      if (error.version !== null) setSeenVersion(error.version)
      showIssues(error.fields.map(({ pointer, message }) => ({ name: toFieldName(pointer), message })))
      return false
    } finally {
      setSaving(false)
    }
  }

  const submit = async (values: Values) => {
    setErrors([])
    const checked = z.safeParse(schema, toRequest(values, before))
    if (!checked.success) {
      return showIssues(checked.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
    }
    const isEmpty = Object.keys(checked.data as object).length === 0
    if (isEmpty || (await save(checked.data))) onClose()
  }

  return (
    <FormDrawer
      {...frame}
      submitLabel={submitLabel}
      form={form}
      errors={listed}
      pending={isSaving}
      isChanged={() => JSON.stringify(form.getValues()) !== JSON.stringify(before)}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure !== null && errors.length === 0 && (
        <SubmitErrorAlert error={failure} entity={entity} getLabel={(name) => labels[getField(name) ?? ''] ?? name} />
      )}
      {children}
    </FormDrawer>
  )
}
