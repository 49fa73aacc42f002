import { type BulkResult, BulkTransition, isFailurePhotoRequired, type User } from '@malote/api-client'
import { Alert } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { getIssueMessages } from '../../lib/forms/form-errors.ts'
import { StepFields } from '../orders/forms/step-fields.tsx'
import { readStepValues, type StepValues, stepLabels, useStepForm } from '../orders/forms/step-form.ts'
import { getEnteredRequirements } from '../orders/order/next-step.ts'
import { reasonsQuery } from '../orders/service-orders.queries.ts'
import { useBulkTransition } from './bulk.queries.ts'
import { BulkDialogLayout } from './bulk-dialog-layout.tsx'
import type { BulkStep } from './bulk-steps.ts'

interface BulkTransitionDialogProps {
  step: BulkStep
  /** The number of selected orders; the step may apply to fewer. */
  selectedCount: number
  /** The companies of the orders. */
  companyIds: readonly string[]
  user: User
  onClose: () => void
  onDone: (results: BulkResult[]) => void
}

/** Applies one transition to many orders: shows its fields once, the number of orders and the charge. */
export function BulkTransitionDialog({
  step,
  selectedCount,
  companyIds,
  user,
  onClose,
  onDone,
}: BulkTransitionDialogProps) {
  const [done, setDone] = useState(0)
  const form = useStepForm()
  const bulk = useBulkTransition(setDone)
  const reason = useWatch({ control: form.control, name: 'reason' })
  const catalogue = useQuery({ ...reasonsQuery, enabled: step.reasonKind === 'failure' })
  // Absent in a response that an earlier release has stored on the device.
  const marks = { photoRequired: catalogue.data?.photoRequired ?? [] }
  const isCanceling = step.to === 'canceled'
  const count = step.orders.length
  const requirements = getEnteredRequirements(step.requires, user.role)

  const submit = (entered: StepValues) => {
    const { values, missing } = readStepValues(entered, requirements)
    const input = { ...values, to: step.to, orderNumbers: [...step.orders] }
    // Validated with one order, because the limit per request does not apply to the selection: it is sent in batches.
    const parsed = z.safeParse(BulkTransition, { ...input, orderNumbers: step.orders.slice(0, 1) })
    const issues = { ...getIssueMessages(parsed.error), ...missing }
    showFieldErrors(form, issues)
    if (!parsed.success || Object.keys(issues).length > 0) return
    bulk.mutate({ ...parsed.data, orderNumbers: input.orderNumbers }, { onSuccess: onDone })
  }

  return (
    <BulkDialogLayout
      label={step.label}
      count={count}
      fewerOrdersNote={
        count < selectedCount &&
        `Das ${formatOrderCount(selectedCount)} selecionadas, ${formatCount(count)} ${count === 1 ? 'está em um status que permite' : 'estão em um status que permite'} este passo. As outras ficam como estão.`
      }
      form={form}
      labels={stepLabels}
      bulk={bulk}
      done={done}
      submitLabel={isCanceling ? `Cancelar ${formatOrderCount(count)}` : step.label}
      {...(isCanceling ? { backLabel: 'Manter ordens', tone: 'danger' as const } : {})}
      onSubmit={submit}
      onClose={onClose}
    >
      {step.charged > 0 && (
        <Alert tone="warning" title={`O cancelamento de ${formatOrderCount(step.charged)} será cobrado`}>
          {step.charged === 1 ? 'Ela já foi aceita pela operação.' : 'Elas já foram aceitas pela operação.'}
        </Alert>
      )}
      <StepFields
        to={step.to}
        requirements={requirements}
        companyIds={companyIds}
        reasonKind={step.reasonKind}
        reasonHelp={count > 1 ? 'O mesmo motivo vale para todas.' : undefined}
      />
      {step.reasonKind === 'failure' && isFailurePhotoRequired(marks, reason) && (
        <Alert tone="warning" title="Este motivo exige foto">
          As ordens sem foto do local ficam como estão: registre o insucesso em cada uma.
        </Alert>
      )}
    </BulkDialogLayout>
  )
}
