import { missingMessage, type ServiceOrder, type User } from '@malote/api-client'
import { Text, toast } from '@malote/ui'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { getFieldErrors } from '../../lib/forms/form-errors.ts'
import { getAssignLabel } from '../orders/assign-text.ts'
import { OrderDialogTitle } from '../orders/forms/order-dialog-title.tsx'
import { AssigneeField } from '../orders/forms/step-fields.tsx'
import { type StepValues, stepLabels, useStepForm } from '../orders/forms/step-form.ts'
import { useAssignOrder } from '../orders/service-orders.queries.ts'

interface AssignDialogProps {
  order: ServiceOrder
  user: User
  /** Whether the user may assign the order to others. */
  toOthers: boolean
  onClose: () => void
}

/** Changes the assignee: who dispatches selects an operator, other operators take the order over. */
export function AssignDialog({ order, user, toOthers, onClose }: AssignDialogProps) {
  const assign = useAssignOrder(order.orderNumber)
  const form = useStepForm()
  const label = getAssignLabel(toOthers)

  const submit = (step: StepValues) => {
    const assigneeId = toOthers ? step.assigneeId : user.id
    if (!assigneeId) return showFieldErrors(form, { assigneeId: missingMessage })
    assign.mutate(
      { assigneeId, version: order.version },
      {
        onSuccess: ({ assignee }) => {
          toast.success(`${order.orderNumber}: agora com ${assignee?.name ?? 'outra pessoa'}.`)
          onClose()
        },
        onError: (failure) => {
          const { assigneeId: message } = getFieldErrors(failure)
          if (message) showFieldErrors(form, { assigneeId: message })
        },
      },
    )
  }

  return (
    <FormDialog
      title={<OrderDialogTitle action={`${label}:`} orderNumber={order.orderNumber} />}
      label={label}
      form={form}
      labels={stepLabels}
      error={assign.error}
      pending={assign.isPending}
      submitLabel={toOthers ? label : 'Assumir ordem'}
      onSubmit={submit}
      onClose={onClose}
    >
      {order.assignee && <Text>{`A ordem está com ${order.assignee.name}.`}</Text>}
      {toOthers ? (
        <AssigneeField companyIds={[order.company.id]} />
      ) : (
        <Text>Você passa a ser o responsável. A troca fica no histórico da ordem.</Text>
      )}
    </FormDialog>
  )
}
