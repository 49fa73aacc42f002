import { missingMessage, type ServiceOrder, type StepEvidence, type Stop, serviceOrders } from '@malote/api-client'
import { Alert, Button, Dialog, Form, type FormError, Stack, TextField } from '@malote/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { getErrorMessage, getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import type { QueuedStepInput } from '../offline/step-labels.ts'
import { type Outcome, outcomeTexts } from '../order/outcome-texts.ts'
import { useStepToast } from '../order/use-step-toast.ts'
import { useStopOutcome } from '../service-orders.queries.ts'
import { ReasonField, readReason } from './reason-field.tsx'

interface StopOutcomeFormProps {
  order: Pick<ServiceOrder, 'orderNumber'>
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
  const [error, setError] = useState(rejected?.fieldErrors?.[field])
  const [collecting, setCollecting] = useState(false)
  const errors: FormError[] = error ? [{ name: field, message: `${label}: ${error}` }] : []
  const pending = collecting || record.isPending

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = state === 'failed' ? readReason(form) : String(form.get(field) ?? '').trim()
    setError(value ? undefined : missingMessage)
    if (!value) return
    setCollecting(true)
    const evidence = (await getEvidence?.()) ?? {}
    setCollecting(false)
    const outcome =
      state === 'completed' ? { state, receiverName: value, ...evidence } : { state, reason: value, ...evidence }
    // A promise, because the page may have removed the form before its lists are refetched.
    await record.mutateAsync({ stopId: stop.id, outcome }).then(
      () => {
        showResult(`${state === 'completed' ? 'Entrega registrada' : 'Insucesso registrado'}: ${stop.contactName}.`)
        onDone()
      },
      (failure: unknown) => setError(getFieldErrors(failure)[field]),
    )
  }

  return (
    <Form onSubmit={(event) => void submit(event)} aria-label={verb} errors={errors} pending={pending}>
      <Stack gap="md">
        {record.isError && !error && <Alert tone="danger" title={getErrorMessage(record.error)} />}
        {children}
        {state === 'completed' ? (
          <TextField
            label={label}
            name={field}
            required
            maxLength={120}
            autoComplete="off"
            defaultValue={entered}
            error={error}
          />
        ) : (
          <ReasonField kind="failure" defaultValue={entered} error={error} />
        )}
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" pending={pending}>
          {verb}
        </Button>
      </Dialog.Footer>
    </Form>
  )
}
