import { attachments, type ProofKind, type ServiceOrder, type Stop } from '@malote/api-client'
import { Button, CodeField, Dialog, Form } from '@malote/ui'
import { SignaturePad } from '@malote/ui/delivery'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { bindNative } from '../../../lib/forms/bind-field.tsx'
import { DialogForm } from '../../../lib/forms/dialog-form.tsx'
import { getErrorMessage, getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { useRejectedStep } from '../../../lib/offline/queued-requests.ts'
import type { QueuedStepInput } from '../offline/step-labels.ts'
import { useConfirmPin, useUploadAttachment } from '../order/order.queries.ts'
import { photoTypes } from './photo-limits.ts'
import { UploadForm } from './upload-form.tsx'

// Here and not with the other bound fields, because every page with a form loads those.
const BoundCodeField = bindNative(CodeField)

interface ProofFormProps {
  order: Pick<ServiceOrder, 'orderNumber'>
  stop: Pick<Stop, 'id'>
  /** Sends a photo as soon as it is taken, without a press of "Enviar". */
  immediate?: boolean
  /** Called when it begins and ends to send photos. */
  onSendingChange?: (isSending: boolean) => void
  onDone: () => void
  onClose: () => void
}

/** Records one proof of a stop, in a dialog or in the flow of a courier. */
export function ProofForm({ kind, ...props }: ProofFormProps & { kind: ProofKind }) {
  if (kind === 'pin') return <PinForm {...props} />
  if (kind === 'signature') return <SignatureForm {...props} />
  const { order, stop, immediate, onSendingChange, onDone, onClose } = props
  return (
    <UploadForm
      orderNumber={order.orderNumber}
      form={{ kind, stopId: stop.id, visibility: 'company' }}
      label="Fotos"
      accept={photoTypes}
      immediate={immediate}
      onSendingChange={onSendingChange}
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
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onClose}>
          Voltar
        </Button>
        <Button type="submit" pending={upload.isPending}>
          Guardar assinatura
        </Button>
      </Dialog.Footer>
    </Form>
  )
}

function PinForm({ order, stop, onDone, onClose }: ProofFormProps) {
  const confirm = useConfirmPin(order.orderNumber, stop.id)
  const rejected = useRejectedStep(order.orderNumber, {
    endpointId: attachments.confirmPin.id,
    input: { params: { stopId: stop.id } },
  })
  const entered = (rejected?.input as QueuedStepInput | undefined)?.body?.pin
  const form = useForm({ defaultValues: { pin: entered ?? '' } })
  const [rejection] = useState(rejected?.rejection)
  useEffect(() => {
    if (rejection) form.setError('pin', { message: rejection })
  }, [form, rejection])
  const reject = (message: string) => {
    form.setError('pin', { message })
    // Ready for the next attempt.
    form.setFocus('pin', { shouldSelect: true })
  }
  const submit = ({ pin: typed }: { pin: string }) => {
    if (typed.length < 4) return reject('O PIN tem 4 números.')
    confirm.mutate(typed, {
      onSuccess: onDone,
      onError: (failure) => reject(getFieldErrors(failure).pin ?? getErrorMessage(failure)),
    })
  }
  /** Saves a press. Without a connection a mistake would be noticed only later, so that the courier confirms the PIN. */
  const checkNow = (pin: string) => {
    if (!navigator.onLine || confirm.isPending) return
    form.clearErrors()
    submit({ pin })
  }
  return (
    <DialogForm
      label="Conferir PIN"
      form={form}
      hideErrorList
      pending={confirm.isPending}
      submitLabel="Conferir PIN"
      backDisabled={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundCodeField
        name="pin"
        label="PIN"
        help="Peça os 4 números à pessoa que está no local. Com conexão, o último já confere."
        required
        length={4}
        size="lg"
        // The message with the PIN is on the phone of another person.
        autoComplete="off"
        onComplete={checkNow}
      />
    </DialogForm>
  )
}
