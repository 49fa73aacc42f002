import {
  getReasonKind,
  listFailingStops,
  type Role,
  type ServiceOrder,
  type ServiceOrderAction,
  type Stop,
  serviceOrders,
  TransitionInput,
} from '@malote/api-client'
import { Alert, Text } from '@malote/ui'
import * as z from 'zod/mini'
import { BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { FormDialog } from '../../../lib/forms/form-dialog.tsx'
import { getFieldErrors, getIssueMessages } from '../../../lib/forms/form-errors.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import { getTimeZone } from '../order/local-time.ts'
import { getEnteredRequirements } from '../order/next-step.ts'
import { useStepToast } from '../order/use-step-toast.ts'
import { useTransition } from '../service-orders.queries.ts'
import { getStepMessage } from '../step-texts.ts'
import { OrderDialogTitle } from './order-dialog-title.tsx'
import { StepFields } from './step-fields.tsx'
import { readStepValues, type StepValues, stepLabels, useKeptStep, useStepForm } from './step-form.ts'
import { useFailurePhotos } from './use-failure-photos.tsx'

interface TransitionDialogProps {
  order: ServiceOrder
  role: Role
  action: ServiceOrderAction
  onClose: () => void
}

const isUndelivered = ({ kind, state }: Stop): boolean => kind === 'dropoff' && state !== 'completed'

/** Takes a step: shows the fields that the transition table requires, and the charge of the step. */
export function TransitionDialog({ order, role, action, onClose }: TransitionDialogProps) {
  const transition = useTransition(order.orderNumber)
  const rejected = useRejectedStep(order.orderNumber, {
    endpointId: serviceOrders.transition.id,
    input: { body: { to: action.to } },
  })
  const entered = (rejected?.input as { body: TransitionInput } | undefined)?.body
  const form = useStepForm({ entered, errors: rejected?.fieldErrors })
  const forget = useKeptStep(form, `${order.orderNumber}:${action.to}`)
  const failing = action.to === 'failed' ? listFailingStops(order) : []
  const photos = useFailurePhotos({ orderNumber: order.orderNumber, stops: failing, form, rejected })
  const requirements = getEnteredRequirements(action.requires, role)
  const showResult = useStepToast(order)
  // The window is that of the pickup or, with collected goods, of the next delivery.
  const visited = order.stops.find((stop) => (action.to === 'collected' ? isUndelivered(stop) : stop.kind === 'pickup'))
  const zone = visited && getTimeZone(visited.address)
  const canceling = action.to === 'canceled'

  const submit = async (step: StepValues) => {
    const { values, missing } = readStepValues(step, requirements, zone)
    const checked = z.safeParse(TransitionInput, {
      ...values,
      note: step.note.trim() || undefined,
      to: action.to,
      version: order.version,
    })
    const photo = photos.findError()
    const issues = { ...getIssueMessages(checked.error), ...missing, ...(photo && { photo }) }
    showFieldErrors(form, issues)
    if (!checked.success || Object.keys(issues).length > 0) return
    const failure = await photos.send()
    if (failure) return showFieldErrors(form, { photo: failure })
    transition.mutate(checked.data, {
      onSuccess: () => {
        forget()
        showResult(getStepMessage(order.status, action.to))
        onClose()
      },
      onError: (error) => {
        const errors = getFieldErrors(error)
        if (errors.photo) photos.demand()
        showFieldErrors(form, errors)
      },
    })
  }

  return (
    <FormDialog
      title={<OrderDialogTitle action={action.label} orderNumber={order.orderNumber} />}
      label={action.label}
      form={form}
      labels={stepLabels}
      error={transition.error}
      pending={photos.isSending || transition.isPending}
      submitLabel={action.label}
      {...(canceling ? { backLabel: 'Manter ordem', tone: 'danger' as const } : {})}
      onSubmit={submit}
      onClose={onClose}
    >
      {action.chargeable && (
        <Alert tone="warning" title="Este cancelamento será cobrado">
          A ordem já foi aceita pela operação.
        </Alert>
      )}
      {canceling && !action.chargeable && <Text>O cancelamento não tem custo.</Text>}
      {action.to === 'returning' && <Text>O que não foi entregue volta para o endereço da coleta.</Text>}
      <StepFields
        to={action.to}
        requirements={requirements}
        companyIds={[order.company.id]}
        reasonKind={getReasonKind(order.status, action.to)}
        zone={zone}
        locationId={visited?.locationId}
      />
      {photos.fields}
      <BoundTextarea<StepValues>
        name="note"
        label={stepLabels.note}
        optional
        maxLength={280}
        rows={2}
        help="Fica no histórico da ordem."
      />
    </FormDialog>
  )
}
