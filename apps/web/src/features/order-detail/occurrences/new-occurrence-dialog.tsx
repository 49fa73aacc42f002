import {
  getStopName,
  missingMessage,
  NewOccurrence,
  OccurrenceKind,
  occurrenceKindLabels,
  type ServiceOrder,
} from '@malote/api-client'
import { toast } from '@malote/ui'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { BoundSelect, BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { FormDialog } from '../../../lib/forms/form-dialog.tsx'
import { getFieldErrors, getIssueMessages } from '../../../lib/forms/form-errors.ts'
import { useKeptTexts } from '../../../lib/forms/kept-texts.ts'
import { useOpenOccurrence } from '../../orders/occurrences/occurrences.queries.ts'
import { listStops } from '../../orders/order/proofs.ts'
import { useDraftKey } from '../../session/index.ts'

interface NewOccurrenceValues {
  kind: string
  stopId: string
  description: string
}

const labels = { kind: 'O que aconteceu', stopId: 'Parada', description: 'Descrição' } as const
const kinds = OccurrenceKind.options.map((value) => ({ value, label: occurrenceKindLabels[value] }))

/** Opens an occurrence by hand: a damage, a loss, or anything that no failed attempt has recorded. */
export function NewOccurrenceDialog({ order, onClose }: { order: ServiceOrder; onClose: () => void }) {
  const open = useOpenOccurrence(order.orderNumber)
  const form = useForm<NewOccurrenceValues>({ defaultValues: { kind: '', stopId: '', description: '' } })
  const forget = useKeptTexts(form, useDraftKey(`ocorrencia:${order.orderNumber}`), ['description'])
  const stops = listStops(order).map((stop) => ({
    value: stop.id,
    label: `${getStopName(order, stop)}, ${stop.contactName}`,
  }))
  const submit = ({ kind, stopId, description }: NewOccurrenceValues) => {
    const checked = z.safeParse(NewOccurrence, { kind, description, stopId: stopId || undefined })
    const issues = getIssueMessages(checked.error)
    if (!kind) issues.kind = missingMessage
    if (!checked.success) return showFieldErrors(form, issues)
    const finish = () => {
      forget()
      toast.success('Ocorrência aberta.', { description: order.orderNumber })
      onClose()
    }
    // Also after the user has left the page, unlike the callbacks of `mutate`.
    open.mutateAsync(checked.data).then(finish, (error) => showFieldErrors(form, getFieldErrors(error)))
  }
  return (
    <FormDialog
      title="Abrir ocorrência"
      description={order.orderNumber}
      label="Abrir ocorrência"
      form={form}
      labels={labels}
      error={open.error}
      pending={open.isPending}
      submitLabel="Abrir ocorrência"
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundSelect<NewOccurrenceValues>
        name="kind"
        label={labels.kind}
        required
        placeholder="Selecione o que aconteceu"
        options={kinds}
      />
      <BoundSelect<NewOccurrenceValues>
        name="stopId"
        label={labels.stopId}
        options={[{ value: '', label: 'A ordem toda' }, ...stops]}
      />
      <BoundTextarea<NewOccurrenceValues>
        name="description"
        label={labels.description}
        required
        maxLength={2000}
        rows={4}
      />
    </FormDialog>
  )
}
