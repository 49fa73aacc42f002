import { missingMessage, type ServiceOrder, type User } from '@malote/api-client'
import { Alert, Button, Dialog, Stack, Text, toast } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { getErrorMessage, getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { getAssignLabel } from '../assign-text.ts'
import { useAssignOrder } from '../service-orders.queries.ts'
import { AssigneeField } from '../step-fields.tsx'

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
  const [error, setError] = useState<string>()
  const label = getAssignLabel(toOthers)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const assigneeId = toOthers ? String(form.get('assigneeId') ?? '') : user.id
    setError(assigneeId ? undefined : missingMessage)
    if (!assigneeId) return
    assign.mutate(
      { assigneeId, version: order.version },
      {
        onSuccess: ({ assignee }) => {
          toast.success(`${order.orderNumber}: agora com ${assignee?.name ?? 'outra pessoa'}.`)
          onClose()
        },
        onError: (failure) => setError(getFieldErrors(failure).assigneeId),
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={
          <>
            {label}: <span className="whitespace-nowrap">{order.orderNumber}</span>
          </>
        }
      >
        <form onSubmit={submit} noValidate aria-label={label}>
          <Stack gap="md">
            {order.assignee && <Text>{`A ordem está com ${order.assignee.name}.`}</Text>}
            {assign.isError && !error && <Alert tone="danger" title={getErrorMessage(assign.error)} />}
            {toOthers ? (
              <AssigneeField error={error} companyId={order.company.id} />
            ) : (
              <Text>Você passa a ser o responsável. A troca fica no histórico da ordem.</Text>
            )}
          </Stack>
          <Dialog.Footer>
            <Button tone="neutral" variant="outline" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" pending={assign.isPending}>
              {toOthers ? label : 'Assumir ordem'}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
