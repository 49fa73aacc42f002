import {
  canCorrectStatus,
  getCorrectionRequirements,
  missingMessage,
  type ServiceOrder,
  ServiceOrderStatus,
  serviceOrderStatusLabels,
  TransitionInput,
} from '@malote/api-client'
import { Alert, toast } from '@malote/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { BoundSelect, BoundTextarea } from '../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { getFieldErrors, getIssueMessages } from '../../lib/forms/form-errors.ts'
import { OrderDialogTitle } from '../orders/forms/order-dialog-title.tsx'
import { StepFields } from '../orders/forms/step-fields.tsx'
import { readStepValues, type StepValues, stepLabels, useKeptStep, useStepForm } from '../orders/forms/step-form.ts'
import { getTimeZone } from '../orders/order/local-time.ts'
import { useTransition } from '../orders/service-orders.queries.ts'

/** "Corrigir status": an admin sets any status, with a justification. */
export function CorrectStatusDialog({ order, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const transition = useTransition(order.orderNumber)
  const form = useStepForm()
  const forget = useKeptStep(form, `${order.orderNumber}:correction`)
  const selected = useWatch({ control: form.control, name: 'to' })
  const to = ServiceOrderStatus.options.find((status) => status === selected)
  const options = ServiceOrderStatus.options
    .filter((status) => canCorrectStatus(order, { role: 'admin', id: null }, status))
    .map((value) => ({ value, label: serviceOrderStatusLabels[value] }))
  const pickup = order.stops[0]
  // Fixed at the first render, so that rendering stays pure.
  const [now] = useState(() => new Date())
  const facts = { assigneeId: order.assignee?.id ?? null, pickupWindowEnd: pickup?.window?.end ?? null }
  const requirements = to ? getCorrectionRequirements(facts, to, now).filter((need) => need !== 'justification') : []
  const zone = pickup && getTimeZone(pickup.address)

  const submit = (step: StepValues) => {
    const { values, missing } = readStepValues(step, requirements, zone)
    const justification = step.justification.trim()
    const checked = z.safeParse(TransitionInput, { ...values, to, justification, version: order.version })
    const issues = { ...getIssueMessages(checked.error), ...missing }
    if (!to) issues.to = missingMessage
    if (justification.length < 20) issues.justification = 'Explique com pelo menos 20 caracteres.'
    showFieldErrors(form, issues)
    if (!checked.success || Object.keys(issues).length > 0) return
    transition.mutate(checked.data, {
      onSuccess: (_corrected, { to: status }) => {
        forget()
        toast.success(`${order.orderNumber}: status corrigido para “${serviceOrderStatusLabels[status]}”.`)
        onClose()
      },
      onError: (error) => showFieldErrors(form, getFieldErrors(error)),
    })
  }

  return (
    <FormDialog
      title={<OrderDialogTitle action="Corrigir status de" orderNumber={order.orderNumber} />}
      description={`Agora: ${serviceOrderStatusLabels[order.status]}`}
      label="Corrigir status"
      form={form}
      labels={stepLabels}
      error={transition.error}
      pending={transition.isPending}
      submitLabel="Corrigir status"
      backLabel="Manter status"
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert tone="warning" title="A correção fica registrada com seu nome">
        Ela passa por cima dos passos normais e tira a ordem das contas de prazo. Use só quando o status não corresponde
        ao que aconteceu.
      </Alert>
      <BoundSelect<StepValues>
        name="to"
        label={stepLabels.to}
        required
        placeholder="Selecione o status"
        options={options}
      />
      {to && (
        <StepFields
          to={to}
          requirements={requirements}
          companyIds={[order.company.id]}
          zone={zone}
          locationId={pickup?.locationId}
        />
      )}
      <BoundTextarea<StepValues>
        name="justification"
        label={stepLabels.justification}
        required
        showCount
        maxLength={500}
        rows={4}
        help="Pelo menos 20 caracteres."
      />
    </FormDialog>
  )
}
