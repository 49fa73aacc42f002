import { attachments, type ProofKind, type ServiceOrder, type Stop } from '@malote/api-client'
import { Button, Dialog, Form, Stack, TextField } from '@malote/ui'
import { SignaturePad } from '@malote/ui/delivery'
import { type FormEvent, useRef, useState } from 'react'
import { getErrorMessage, getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import type { QueuedStepInput } from '../offline/step-labels.ts'
import { useConfirmPin, useUploadAttachment } from '../order/order.queries.ts'
import { UploadForm } from './upload-form.tsx'

interface ProofFormProps {
  order: Pick<ServiceOrder, 'orderNumber'>
  stop: Pick<Stop, 'id'>
  /** Sends a photo as soon as it is taken, without a press of "Enviar". */
  immediate?: boolean
  onDone: () => void
  onClose: () => void
}

/** Records one proof of a stop, in a dialog or in the flow of a courier. */
export function ProofForm({ kind, ...props }: ProofFormProps & { kind: ProofKind }) {
  if (kind === 'pin') return <PinForm {...props} />
  if (kind === 'signature') return <SignatureForm {...props} />
  const { order, stop, immediate, onDone, onClose } = props
  return (
    <UploadForm
      orderNumber={order.orderNumber}
      form={{ kind, stopId: stop.id, visibility: 'company' }}
      label="Fotos"
      accept="image/*"
      immediate={immediate}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

function SignatureForm({ order, stop, onDone, onClose }: ProofFormProps) {
  const upload = useUploadAttachment(order.orderNumber)
  const [signature, setSignature] = useState<File | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const form = { kind: 'signature', stopId: stop.id, visibility: 'company' } as const
  const rejected = useRejectedStep(order.orderNumber, { endpointId: attachments.create.id, input: { form } })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(signature === null)
    if (!signature) return
    upload.mutate({ file: signature, form }, { onSuccess: onDone })
  }
  const error = isEmpty
    ? 'Peça a assinatura de quem está no local.'
    : upload.error
      ? getErrorMessage(upload.error)
      : rejected?.rejection
  return (
    <Form onSubmit={submit} aria-label="Guardar assinatura" pending={upload.isPending}>
      <SignaturePad
        label="Assinatura de quem está no local"
        required
        disabled={upload.isPending}
        value={signature}
        onValueChange={(drawn) => {
          setSignature(drawn)
          setEmpty(false)
        }}
        error={error}
      />
      <ProofFooter verb="Guardar assinatura" pending={upload.isPending} onClose={onClose} />
    </Form>
  )
}

function PinForm({ order, stop, onDone, onClose }: ProofFormProps) {
  const confirm = useConfirmPin(order.orderNumber, stop.id)
  const input = useRef<HTMLInputElement>(null)
  const rejected = useRejectedStep(order.orderNumber, {
    endpointId: attachments.confirmPin.id,
    input: { params: { stopId: stop.id } },
  })
  const [error, setError] = useState(rejected?.rejection)
  const reject = (message: string) => {
    setError(message)
    // Ready for the next attempt.
    input.current?.focus()
    input.current?.select()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pin = String(new FormData(event.currentTarget).get('pin')).trim()
    if (!/^\d{4}$/.test(pin)) return reject('O PIN tem 4 números.')
    setError(undefined)
    confirm.mutate(pin, {
      onSuccess: onDone,
      onError: (failure) => reject(getFieldErrors(failure).pin ?? getErrorMessage(failure)),
    })
  }
  return (
    <Form onSubmit={submit} aria-label="Conferir PIN" pending={confirm.isPending}>
      <Stack gap="md">
        <TextField
          ref={input}
          label="PIN"
          name="pin"
          help="Peça os 4 números à pessoa que está no local."
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          defaultValue={(rejected?.input as QueuedStepInput | undefined)?.body?.pin}
          error={error}
        />
      </Stack>
      <ProofFooter verb="Conferir PIN" pending={confirm.isPending} onClose={onClose} />
    </Form>
  )
}

function ProofFooter({ verb, pending, onClose }: { verb: string; pending: boolean; onClose: () => void }) {
  return (
    <Dialog.Footer>
      <Button variant="outline" tone="neutral" onClick={onClose}>
        Voltar
      </Button>
      <Button type="submit" pending={pending}>
        {verb}
      </Button>
    </Dialog.Footer>
  )
}
