import { type BulkResult, missingMessage, type User } from '@malote/api-client'
import { Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { getAssignLabel } from '../orders/assign-text.ts'
import { type AssignedOrder, giveBack } from '../orders/forms/bulk-undo.ts'
import { AssigneeField } from '../orders/forms/step-fields.tsx'
import { type StepValues, stepLabels, useStepForm } from '../orders/forms/step-form.ts'
import { assigneesQuery } from '../orders/service-orders.queries.ts'
import { formatBulkAssignment } from '../orders/step-texts.ts'
import { useBulkAssignment } from './bulk.queries.ts'
import type { BulkAct } from './bulk-act.ts'
import { BulkDialogLayout } from './bulk-dialog-layout.tsx'

interface BulkAssignDialogProps {
  /** The selected orders that can be reassigned. */
  orders: readonly AssignedOrder[]
  /** The number of selected orders. */
  selectedCount: number
  /** The companies of the orders. */
  companyIds: readonly string[]
  user: User
  /** Whether the user may assign orders to others. */
  toOthers: boolean
  onClose: () => void
  onDone: (act: BulkAct, results: BulkResult[]) => void
}

/** Assigns the orders: who dispatches selects an operator, other operators take the orders over. */
export function BulkAssignDialog(props: BulkAssignDialogProps) {
  const { orders, selectedCount, companyIds, user, toOthers, onClose, onDone } = props
  const [done, setDone] = useState(0)
  const form = useStepForm()
  const bulk = useBulkAssignment(setDone)
  const { data: assignees } = useQuery({ ...assigneesQuery(companyIds), enabled: toOthers })
  const label = getAssignLabel(toOthers)
  const count = orders.length

  const submit = (step: StepValues) => {
    const assigneeId = toOthers ? step.assigneeId : user.id
    if (!assigneeId) return showFieldErrors(form, { assigneeId: missingMessage })
    bulk.mutate(
      { assigneeId, orders },
      {
        onSuccess: (results) => {
          onClose()
          const assignee = assignees?.find(({ id }) => id === assigneeId)?.name
          onDone(
            {
              label,
              orderNumbers: orders.map(({ orderNumber }) => orderNumber),
              formatDone: (done) => formatBulkAssignment(done, toOthers ? assignee : undefined),
              undo: (done) => giveBack(done, assigneeId),
            },
            results,
          )
        },
      },
    )
  }

  return (
    <BulkDialogLayout
      label={label}
      count={count}
      fewerOrdersNote={
        count < selectedCount &&
        `Das ${formatOrderCount(selectedCount)} selecionadas, ${formatCount(count)} ${count === 1 ? 'está' : 'estão'} com alguém. As outras ainda não foram aceitas ou já terminaram, e ficam como estão.`
      }
      form={form}
      labels={stepLabels}
      bulk={bulk}
      done={done}
      submitLabel={toOthers ? label : `Assumir ${formatOrderCount(count)}`}
      onSubmit={submit}
      onClose={onClose}
    >
      {toOthers ? (
        <AssigneeField companyIds={companyIds} />
      ) : (
        <Text>Você passa a ser o responsável. A troca fica no histórico de cada ordem.</Text>
      )}
    </BulkDialogLayout>
  )
}
