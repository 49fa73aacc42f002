import { missingMessage, type ServiceOrder, type Stop } from '@malote/api-client'
import { Alert, Button, Dialog, Form, type FormError, Inline, Stack, TextField } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { messageOf, refusedFieldsOf } from '../../../app/form-errors'
import { ReasonField, reasonOf } from '../reason-field'
import { useStopOutcome } from '../service-orders.queries'
import { useStepToast } from '../use-step-toast'

type Outcome = 'completed' | 'failed'

const texts = {
  completed: { verb: 'Registrar entrega', field: 'receiverName', label: 'Quem recebeu' },
  failed: { verb: 'Registrar insucesso', field: 'reason', label: 'Motivo' },
} as const satisfies Record<Outcome, { verb: string; field: string; label: string }>

interface StopOutcomeProps {
  order: ServiceOrder
  stop: Stop
}

/** Records what happened at one of several drop-offs. */
export function StopOutcomeButtons({ order, stop }: StopOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <Inline gap="sm">
      <Button size="sm" variant="outline" onClick={() => setOutcome('completed')}>
        {texts.completed.verb}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setOutcome('failed')}>
        {texts.failed.verb}
      </Button>
      {outcome && <StopOutcomeDialog order={order} stop={stop} state={outcome} onClose={() => setOutcome(null)} />}
    </Inline>
  )
}

interface StopOutcomeDialogProps extends StopOutcomeProps {
  state: Outcome
  onClose: () => void
}

export function StopOutcomeDialog({ order, stop, state, onClose }: StopOutcomeDialogProps) {
  const record = useStopOutcome(order.orderNumber)
  const showResult = useStepToast(order)
  const [error, setError] = useState<string>()
  const { verb, field, label } = texts[state]
  const errors: FormError[] = error ? [{ name: field, message: `${label}: ${error}` }] : []

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const value = state === 'failed' ? reasonOf(form) : String(form.get(field) ?? '').trim()
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
        onError: (failure) => setError(refusedFieldsOf(failure)[field]),
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${verb}: ${stop.contactName}`}>
        <Form onSubmit={submit} aria-label={verb} errors={errors} pending={record.isPending}>
          <Stack gap="md">
            {record.isError && !error && <Alert tone="danger" title={messageOf(record.error)} />}
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
