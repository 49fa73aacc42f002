import { missingMessage, type ServiceOrder, type Stop } from '@malote/api-client'
import { Alert, Button, Dialog, Form, type FormError, Stack, TextField } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { getErrorMessage, getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { ReasonField, readReason } from '../reason-field.tsx'
import { useStopOutcome } from '../service-orders.queries.ts'
import { useStepToast } from '../use-step-toast.ts'
import { type Outcome, outcomeTexts } from './outcome-texts.ts'

interface StopOutcomeDialogProps {
  order: ServiceOrder
  stop: Stop
  state: Outcome
  onClose: () => void
}

/** Records the receiver of a completed drop-off, or the reason of a failed one. */
export function StopOutcomeDialog({ order, stop, state, onClose }: StopOutcomeDialogProps) {
  const record = useStopOutcome(order.orderNumber)
  const showResult = useStepToast(order)
  const [error, setError] = useState<string>()
  const { verb, field, label } = outcomeTexts[state]
  const errors: FormError[] = error ? [{ name: field, message: `${label}: ${error}` }] : []

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = state === 'failed' ? readReason(form) : String(form.get(field) ?? '').trim()
    setError(value ? undefined : missingMessage)
    if (!value) return
    const outcome = state === 'completed' ? { state, receiverName: value } : { state, reason: value }
    record.mutate(
      { stopId: stop.id, outcome },
      {
        onSuccess: () => {
          showResult(`${state === 'completed' ? 'Entrega registrada' : 'Insucesso registrado'}: ${stop.contactName}.`)
          onClose()
        },
        onError: (failure) => setError(getFieldErrors(failure)[field]),
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${verb}: ${stop.contactName}`}>
        <Form onSubmit={submit} aria-label={verb} errors={errors} pending={record.isPending}>
          <Stack gap="md">
            {record.isError && !error && <Alert tone="danger" title={getErrorMessage(record.error)} />}
            {state === 'completed' ? (
              <TextField label={label} name={field} required maxLength={120} error={error} />
            ) : (
              <ReasonField kind="failure" error={error} />
            )}
          </Stack>
          <Dialog.Footer>
            <Button variant="outline" tone="neutral" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" pending={record.isPending}>
              {verb}
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
