import { ApiError, type ConflictingChange, type Role, type ServiceOrder, ServiceOrderChanges } from '@malote/api-client'
import { Alert, Button, ConfirmDialog, Drawer, Form, type FormError, toast } from '@malote/ui'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { getErrorMessage, toFieldName } from '../../../lib/forms/form-errors.ts'
import { getFieldLabel } from '../detail/field-text.ts'
import { EditConflict } from './edit-conflict.tsx'
import { readEditDraft } from './edit-draft.ts'
import { EditOrderFields } from './edit-order-fields.tsx'
import { type EditValues, isEqual, toFormValues, toOrderChanges } from './edit-values.ts'
import { type FieldConflict, mergeEdits, replacePart } from './merge-edits.ts'
import { useEditDraft } from './use-edit-draft.ts'
import { useEditOrder } from './use-edit-order.ts'

interface EditOrderDrawerProps {
  order: ServiceOrder
  role: Role
  /** The storage key of the unsaved edit. */
  draftKey: string
  onClose: () => void
}

/** @returns the label of a form field for the list of errors. */
const getLabel = (name: string) => getFieldLabel(`/${name.replaceAll('.', '/')}`)

/** The version that another user saved, merged with the input. */
interface Conflict {
  order: ServiceOrder
  changes: readonly ConflictingChange[]
  values: EditValues
  conflicts: readonly FieldConflict[]
}

/** Edits an order with an optimistic lock. When another user saved in the meantime, both changes are merged. */
export function EditOrderDrawer({ order: opened, role, draftKey, onClose: close }: EditOrderDrawerProps) {
  const [draft] = useState(() => readEditDraft(draftKey))
  // The edit stays based on the version at opening time, also when the page behind is refetched.
  const [order, setOrder] = useState(draft?.base ?? opened)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [otherPaths, setOtherPaths] = useState<ReadonlySet<string>>(new Set())
  const [leaving, setLeaving] = useState(false)
  const [formErrors, setFormErrors] = useState<readonly FormError[]>([])
  const form = useForm<EditValues>({ defaultValues: draft?.values ?? toFormValues(order) })
  const discardDraft = useEditDraft(form, draftKey, order)
  const onClose = () => {
    discardDraft()
    close()
  }
  const { save, latest } = useEditOrder(order.orderNumber)

  const explain = (issues: readonly { name: string; message: string }[]) => {
    setFormErrors(issues.map(({ name, message }) => ({ name, message: `${getLabel(name)}: ${message}` })))
    for (const { name, message } of issues) form.setError(name as 'notes', { message })
  }

  const send = async (values: EditValues, base: ServiceOrder) => {
    setFormErrors([])
    form.clearErrors()
    const changes = toOrderChanges(values, base)
    if (Object.keys(changes).length === 0) return onClose()
    const checked = z.safeParse(ServiceOrderChanges, changes)
    if (!checked.success) {
      return explain(checked.error.issues.map(({ path, message }) => ({ name: path.join('.'), message })))
    }
    try {
      await save.mutateAsync({ changes, version: base.version })
      toast.success(`${base.orderNumber}: mudanças salvas.`)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) return
      if (error.code === 'version_conflict') return meet(values, base, error.changes)
      explain(error.fields.map(({ pointer, message }) => ({ name: toFieldName(pointer), message })))
    }
  }

  /** Merges the input with the saved version and shows the conflicts. */
  const meet = async (values: EditValues, base: ServiceOrder, changes: readonly ConflictingChange[]) => {
    const now = await latest()
    setOtherPaths(new Set())
    setConflict({ order: now, changes, ...mergeEdits(toFormValues(base), values, toFormValues(now)) })
  }

  /** Continues the edit on the current version. */
  const settle = ({ order: now, values, conflicts }: Conflict): EditValues => {
    const settled = conflicts
      .filter(({ path }) => otherPaths.has(path))
      .reduce((all, { path, other }) => replacePart(all, path, other), values)
    setOrder(now)
    form.reset(settled)
    setConflict(null)
    save.reset()
    return settled
  }

  const leave = () => (isEqual(form.getValues(), toFormValues(order)) ? onClose() : setLeaving(true))

  return (
    <Drawer.Root open onOpenChange={(open) => !open && leave()}>
      <Drawer.Content size="lg" title={`Editar ${order.orderNumber}`} description={order.company.name}>
        {conflict ? (
          <EditConflict
            {...conflict}
            otherPaths={otherPaths}
            onChoose={(path, side) =>
              setOtherPaths((chosen) => {
                const next = new Set(chosen)
                if (side === 'other') next.add(path)
                else next.delete(path)
                return next
              })
            }
            pending={save.isPending}
            onBack={() => settle(conflict)}
            onSave={() => void send(settle(conflict), conflict.order)}
          />
        ) : (
          <FormProvider {...form}>
            <Form
              aria-label="Editar ordem"
              className="pt-3"
              errors={formErrors}
              pending={save.isPending}
              onSubmit={form.handleSubmit((values) => send(values, order))}
            >
              {save.isError && formErrors.length === 0 && <Alert tone="danger" title={getErrorMessage(save.error)} />}
              {draft && (
                <Alert tone="info" title="Recuperamos o que você tinha mudado">
                  Confira e salve, ou volte para descartar.
                </Alert>
              )}
              <EditOrderFields order={order} role={role} />
              <Drawer.Footer>
                <Button variant="outline" tone="neutral" onClick={leave}>
                  Voltar
                </Button>
                <Button type="submit" pending={save.isPending}>
                  Salvar mudanças
                </Button>
              </Drawer.Footer>
            </Form>
          </FormProvider>
        )}
        <ConfirmDialog
          open={leaving}
          onOpenChange={setLeaving}
          title="Descartar o que você mudou?"
          confirmLabel="Descartar mudanças"
          cancelLabel="Continuar editando"
          tone="danger"
          onConfirm={onClose}
        >
          As mudanças ainda não foram salvas.
        </ConfirmDialog>
      </Drawer.Content>
    </Drawer.Root>
  )
}
