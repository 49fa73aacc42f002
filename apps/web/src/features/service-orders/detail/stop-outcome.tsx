import { missingMessage, type Stop } from '@malote/api-client'
import { Alert, Button, Dialog, Inline, Stack, Textarea, TextField, toast } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { useStopOutcome } from '../service-orders.queries'

type Asked = 'completed' | 'failed'

const words = {
  completed: { verb: 'Registrar entrega', field: 'Quem recebeu' },
  failed: { verb: 'Registrar sem sucesso', field: 'Motivo' },
} satisfies Record<Asked, { verb: string; field: string }>

/** Says what happened at one of several drop-offs. */
export function StopOutcomeButtons({ orderNumber, stop }: { orderNumber: string; stop: Stop }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Inline gap="sm">
      <Button size="sm" variant="outline" onClick={() => setAsked('completed')}>
        {words.completed.verb}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setAsked('failed')}>
        {words.failed.verb}
      </Button>
      {asked && (
        <StopOutcomeDialog orderNumber={orderNumber} stop={stop} state={asked} onClose={() => setAsked(null)} />
      )}
    </Inline>
  )
}

interface StopOutcomeDialogProps {
  orderNumber: string
  stop: Stop
  state: Asked
  onClose: () => void
}

function StopOutcomeDialog({ orderNumber, stop, state, onClose }: StopOutcomeDialogProps) {
  const record = useStopOutcome(orderNumber)
  const [error, setError] = useState<string>()
  const { verb, field } = words[state]

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = String(new FormData(event.currentTarget).get('said')).trim()
    setError(said ? undefined : missingMessage)
    if (!said) return
    const outcome = state === 'completed' ? { state, receiverName: said } : { state, reason: said }
    record.mutate(
      { stopId: stop.id, outcome },
      {
        onSuccess: () => {
          toast.success(`Entrega para ${stop.contactName} registrada.`)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${verb}: ${stop.contactName}`}>
        <form onSubmit={submit} noValidate aria-label={verb}>
          <Stack gap="md">
            {record.isError && <Alert tone="danger" title={messageOf(record.error)} />}
            {state === 'completed' ? (
              <TextField label={field} name="said" required maxLength={120} error={error} />
            ) : (
              <Textarea label={field} name="said" required maxLength={280} rows={3} error={error} />
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
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
