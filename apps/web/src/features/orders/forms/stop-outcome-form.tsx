import { missingMessage, type ServiceOrder, type StepEvidence, type Stop, serviceOrders } from '@malote/api-client'
import { type ReactNode, useState } from 'react'
import { BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { DialogForm } from '../../../lib/forms/dialog-form.tsx'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import type { QueuedStepInput } from '../offline/step-labels.ts'
import { type Outcome, outcomeTexts } from '../order/outcome-texts.ts'
import { useStepToast } from '../order/use-step-toast.ts'
import { useStopOutcome } from '../service-orders.queries.ts'
import { ReasonField } from './reason-field.tsx'
import { type StepValues, stepLabels, useKeptStep, useStepForm } from './step-form.ts'
import { useFailurePhotos } from './use-failure-photos.tsx'

interface StopOutcomeFormProps {
  order: Pick<ServiceOrder, 'orderNumber' | 'status'>
  stop: Pick<Stop, 'id' | 'contactName'>
  state: Outcome
  /** The text of the button. */
  verb?: string
  /** Collects what the device adds to the step, when it is sent. */
  getEvidence?: () => Promise<StepEvidence>
  onDone: () => void
  onClose: () => void
  /** Further content above the field. */
  children?: ReactNode
}

/** Records the receiver of a completed drop-off, or the reason of a failed one. */
export function StopOutcomeForm({ order, stop, state, getEvidence, onDone, onClose, ...rest }: StopOutcomeFormProps) {
  const { verb = outcomeTexts[state].verb, children } = rest
  const record = useStopOutcome(order.orderNumber)
  const showResult = useStepToast(order)
  const { field, label } = outcomeTexts[state]
  const rejected = useRejectedStep(order.orderNumber, {
    endpointId: serviceOrders.updateStop.id,
    input: { params: { stopId: stop.id }, body: { state } },
  })
  const entered = (rejected?.input as QueuedStepInput | undefined)?.body?.[field]
  /** Keeps the errors of the fields that the form has. */
  const pickErrors = ({ [field]: entry, photo }: Readonly<Record<string, string>> = {}) => ({
    ...(entry && { [field]: entry }),
    ...(photo && { photo }),
  })
  const form = useStepForm({ entered: { [field]: entered }, errors: pickErrors(rejected?.fieldErrors) })
  const forget = useKeptStep(form, `${stop.id}:${state}`)
  const failing = state === 'failed' ? [stop] : []
  const photos = useFailurePhotos({ orderNumber: order.orderNumber, stops: failing, form, rejected })
  const [collecting, setCollecting] = useState(false)

  const submit = async (values: StepValues) => {
    const value = values[field].trim()
    const photo = photos.findError()
    if (!value || photo) {
      return showFieldErrors(form, { ...(!value && { [field]: missingMessage }), ...(photo && { photo }) })
    }
    const failure = await photos.send()
    if (failure) return showFieldErrors(form, { photo: failure })
    setCollecting(true)
    const evidence = (await getEvidence?.()) ?? {}
    setCollecting(false)
    const outcome =
      state === 'completed' ? { state, receiverName: value, ...evidence } : { state, reason: value, ...evidence }
    // A promise, because the page may have removed the form before its lists are refetched.
    await record.mutateAsync({ stopId: stop.id, outcome }).then(
      () => {
        forget()
        showResult(`${state === 'completed' ? 'Entrega registrada' : 'Insucesso registrado'}: ${stop.contactName}.`)
        onDone()
      },
      (failure: unknown) => {
        const errors = pickErrors(getFieldErrors(failure))
        if (errors.photo) photos.demand()
        showFieldErrors(form, errors)
      },
    )
  }

  return (
    <DialogForm
      label={verb}
      form={form}
      labels={{ [field]: label, photo: stepLabels.photo }}
      error={record.error}
      pending={collecting || photos.isSending || record.isPending}
      submitLabel={verb}
      backDisabled={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      {state === 'completed' ? (
        <BoundTextField<StepValues> name={field} label={label} required maxLength={120} autoComplete="off" />
      ) : (
        <ReasonField kind="failure" />
      )}
      {photos.fields}
    </DialogForm>
  )
}
