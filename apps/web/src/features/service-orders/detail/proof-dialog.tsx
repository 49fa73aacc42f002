import type { ServiceOrder, Stop } from '@malote/api-client'
import { Alert, Button, Dialog, Stack, TextField, toast } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { usePin } from './order-detail.queries'
import { proofVerbs, stopName } from './proofs'
import { UploadForm } from './upload-form'

interface ProofDialogProps {
  order: ServiceOrder
  stop: Stop
  onClose: () => void
}

/** Takes the proof of a stop: pictures, or the PIN that the person there says. */
export function ProofDialog({ order, stop, onClose }: ProofDialogProps) {
  const kind = stop.requiredProof ?? 'photo'
  const done = () => {
    toast.success(`${stopName(order, stop)}: comprovante guardado.`)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={`${proofVerbs[kind]}: ${stop.contactName}`} description={stopName(order, stop)}>
        {kind === 'pin' ? (
          <PinForm order={order} stop={stop} onDone={done} onClose={onClose} />
        ) : (
          <UploadForm
            orderNumber={order.orderNumber}
            form={{ kind, stopId: stop.id, visibility: 'company' }}
            label={kind === 'photo' ? 'Fotos' : 'Imagem da assinatura'}
            accept="image/jpeg,image/png,image/webp"
            onDone={done}
            onClose={onClose}
          />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function PinForm({ order, stop, onDone, onClose }: ProofDialogProps & { onDone: () => void }) {
  const confirm = usePin(order.orderNumber, stop.id)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pin = String(new FormData(event.currentTarget).get('pin')).trim()
    const valid = /^\d{4}$/.test(pin)
    setError(valid ? undefined : 'O PIN tem 4 números.')
    if (valid) confirm.mutate(pin, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Conferir PIN">
      <Stack gap="md">
        {confirm.isError && <Alert tone="danger" title={messageOf(confirm.error)} />}
        <TextField
          label="PIN"
          name="pin"
          help="Peça os 4 números à pessoa que está no local."
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={error}
        />
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" pending={confirm.isPending}>
          Conferir PIN
        </Button>
      </Dialog.Footer>
    </form>
  )
}
