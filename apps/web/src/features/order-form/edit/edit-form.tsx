import {
  ApiError,
  type ConflictingChange,
  getEditScope,
  type ServiceOrder,
  ServiceOrderChanges,
  type ServiceOrderChangesInput,
  serviceOrderStatusLabels,
  serviceOrders,
} from '@malote/api-client'
import { Alert, type ConfirmOptions, Stack, toast } from '@malote/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get, useFieldArray, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { TitledCard } from '../../../components/titled-card.tsx'
import { FormDrawer } from '../../../lib/forms/form-drawer.tsx'
import { getErrorMessage } from '../../../lib/forms/form-errors.ts'
import { api, invalidate } from '../../../lib/http/api.ts'
import { serviceOrderQuery } from '../../orders/order/order.queries.ts'
import type { EditOrderDrawerProps } from '../../orders/order-slots.ts'
import { orderEndpoints } from '../../orders/service-orders.queries.ts'
import { getErrorFields, getIssueFields, listErrors, showErrors } from '../form/order-errors.ts'
import { OrderFields } from '../form/order-fields.tsx'
import { toOrderChanges } from '../form/order-form.ts'
import { isEqual, type OrderValues, type StopValues, toFormValues } from '../form/order-values.ts'
import { ReferenceFields } from '../form/reference-fields.tsx'
import { useAutosave } from '../form/use-autosave.ts'
import { createCanEdit } from './can-edit.ts'
import { EditConflict } from './edit-conflict.tsx'
import { type FieldConflict, mergeEdits, replacePart } from './merge-edits.ts'
import type { RecoveredEdit } from './recovered-edit.ts'

const scopeTexts = {
  everything: null,
  appointment: 'Mudam o contato, a janela e o endereço de entrega, as instruções e as observações.',
  contact: 'Mudam só os telefones, os e-mails, as instruções e as observações.',
  nothing: 'Só comentários e anexos ainda cabem.',
}

/** The question before unsaved changes are discarded. */
const discardQuestion: ConfirmOptions = {
  title: 'Descartar o que você mudou?',
  text: 'As alterações ainda não foram salvas.',
  confirmLabel: 'Descartar alterações',
  cancelLabel: 'Continuar editando',
  tone: 'danger',
}

/** The version that another user saved, merged with the input. */
interface Conflict {
  order: ServiceOrder
  changes: readonly ConflictingChange[]
  values: OrderValues
  conflicts: readonly FieldConflict[]
  locked: readonly FieldConflict[]
}

interface EditFormProps extends Pick<EditOrderDrawerProps, 'order' | 'role' | 'onClose'> {
  /** The storage key of the unsaved edit of this tab. */
  draftKey: string
  recovered: RecoveredEdit | undefined
}

/** Edits an order with an optimistic lock. When another user saved in the meantime, both changes are merged. */
export function EditForm({ order: opened, role, draftKey, recovered, onClose: close }: EditFormProps) {
  // The edit stays based on the version at opening time, also when the page behind is refetched.
  const [order, setOrder] = useState(recovered?.base ?? opened)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [otherPaths, setOtherPaths] = useState<ReadonlySet<string>>(new Set())
  const form = useForm<OrderValues>({ defaultValues: recovered?.values ?? toFormValues(order) })
  const dropoffs = useFieldArray({ control: form.control, name: 'dropoffs' })
  const autosave = useAutosave(form, draftKey, order)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: ({ changes, base }: { changes: Partial<ServiceOrderChangesInput>; base: ServiceOrder }) =>
      api(
        serviceOrders.update,
        { params: { orderNumber: base.orderNumber }, body: changes },
        { version: base.version },
      ),
    // Also after an error: the order may have changed or been deleted.
    onSettled: () => invalidate(client, ...orderEndpoints),
  })
  const onClose = () => {
    autosave.discard()
    close()
  }

  const send = async (values: OrderValues, base: ServiceOrder) => {
    const changes = toOrderChanges(values, base)
    if (Object.keys(changes).length === 0) return onClose()
    const checked = z.safeParse(ServiceOrderChanges, changes)
    if (!checked.success) {
      return showErrors(form, getIssueFields(checked.error))
    }
    try {
      await save.mutateAsync({ changes, base })
      toast.success(`${base.orderNumber}: alterações salvas.`)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) return
      if (error.code === 'version_conflict') return mergeWithSaved(values, base, error.changes)
      showErrors(form, getErrorFields(error))
    }
  }

  /** Merges the input with the saved version and shows the conflicts. */
  const mergeWithSaved = async (values: OrderValues, base: ServiceOrder, changes: readonly ConflictingChange[]) => {
    const saved = await client.fetchQuery({ ...serviceOrderQuery(base.orderNumber), staleTime: 0 })
    setOtherPaths(new Set())
    const other = toFormValues(saved)
    const canEditSaved = createCanEdit(saved, (path) => (get(other, path) as StopValues).stopId)
    setConflict({ order: saved, changes, ...mergeEdits(toFormValues(base), values, other, canEditSaved) })
  }

  /** Continues the edit on the current version. */
  const settle = ({ order: saved, values, conflicts }: Conflict): OrderValues => {
    const settled = conflicts
      .filter(({ path }) => otherPaths.has(path))
      .reduce((all, { path, other }) => replacePart(all, path, other), values)
    setOrder(saved)
    form.reset(settled)
    setConflict(null)
    save.reset()
    return settled
  }

  const scope = getEditScope(order)
  const canEdit = createCanEdit(order, (path) => form.getValues(`${path}.stopId`))
  const errors = listErrors(form.formState.errors)
  const isRemoved = save.error instanceof ApiError && save.error.code === 'not_found'

  return (
    <FormDrawer
      size="lg"
      title={`Editar ${order.orderNumber}`}
      description={order.company.name}
      label="Editar ordem"
      form={form}
      errors={errors}
      pending={save.isPending}
      submitLabel="Salvar alterações"
      isChanged={() => !isEqual(form.getValues(), toFormValues(order))}
      discardQuestion={discardQuestion}
      onSubmit={(values) => send(values, order)}
      onClose={onClose}
      replacement={
        conflict && (
          <EditConflict
            {...conflict}
            canSave={!isEqual(conflict.values, toFormValues(conflict.order))}
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
        )
      }
    >
      {save.isError && errors.length === 0 && (
        <Alert tone="danger" title={isRemoved ? 'Esta ordem não existe mais' : getErrorMessage(save.error)}>
          {isRemoved && 'O que você digitou continua aqui, para copiar.'}
        </Alert>
      )}
      {recovered && (
        <Alert tone="info" title="Recuperamos o que você tinha mudado">
          Confira e salve, ou volte para descartar.
        </Alert>
      )}
      <Stack gap="lg">
        {scopeTexts[scope] && (
          <Alert tone="info" title={`Com a ordem em “${serviceOrderStatusLabels[order.status]}”`}>
            {scopeTexts[scope]}
          </Alert>
        )}
        {canEdit('priority') && (
          <TitledCard title="Ordem">
            <ReferenceFields />
          </TitledCard>
        )}
        <OrderFields dropoffs={dropoffs} canEdit={canEdit} hasInternalNotes={role !== 'manager'} />
      </Stack>
    </FormDrawer>
  )
}
