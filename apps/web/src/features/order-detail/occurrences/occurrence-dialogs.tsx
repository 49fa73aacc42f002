import { missingMessage, type User } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { getViewerZone } from '../../../lib/format/time-zone.ts'
import { BoundDateTimeField } from '../../../lib/forms/bound-date-time-field.ts'
import { BoundSelect, BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { FormDialog } from '../../../lib/forms/form-dialog.tsx'
import { getFieldErrors } from '../../../lib/forms/form-errors.ts'
import { useKeptTexts } from '../../../lib/forms/kept-texts.ts'
import { renderOccurrenceConflict } from '../../orders/occurrences/occurrence-conflict.tsx'
import { getOccurrenceName } from '../../orders/occurrences/occurrence-name.ts'
import { useCommentOccurrence, useEditOccurrence } from '../../orders/occurrences/occurrences.queries.ts'
import type { OccurrenceDialogProps, OccurrenceText } from '../../orders/occurrences/resolve-dialog.tsx'
import { toLocalTime } from '../../orders/order/local-time.ts'
import { assigneesQuery } from '../../orders/service-orders.queries.ts'
import { useDraftKey } from '../../session/index.ts'
import { UploadDialog } from '../upload-dialog.tsx'
import { VisibilityField } from '../visibility-field.tsx'
import { type OccurrenceEdit, toOccurrenceChanges } from './occurrence-changes.ts'

const editLabels = { ownerId: 'Responsável', due: 'Prazo' } as const

/** Changes who resolves an occurrence, and until when. */
export function EditOccurrenceDialog({
  occurrence,
  user,
  companyId,
  onClose,
}: OccurrenceDialogProps & { user: User; companyId: string }) {
  const change = useEditOccurrence(occurrence)
  const { data, isError } = useQuery(assigneesQuery([companyId]))
  const zone = getViewerZone()
  // Those of later renders are ignored, so that a request has only what the user has changed.
  const [before] = useState<OccurrenceEdit>(() => {
    const { day, time } = toLocalTime(zone, occurrence.dueAt)
    return { ownerId: occurrence.owner?.id ?? '', due: `${day}T${time}` }
  })
  const form = useForm<OccurrenceEdit>({ defaultValues: before })
  const people = new Map(
    [user, ...(occurrence.owner ? [occurrence.owner] : []), ...(data ?? [])].map(({ id, name }) => [id, name]),
  )
  const submit = (values: OccurrenceEdit) => {
    const checked = toOccurrenceChanges(values, before, zone)
    if ('due' in checked) return showFieldErrors(form, { due: checked.due })
    if (Object.keys(checked.changes).length === 0) return onClose()
    change.edit(checked.changes).then(onClose, (error) => {
      const { ownerId, dueAt: due } = getFieldErrors(error)
      showFieldErrors(form, { ...(ownerId && { ownerId }), ...(due && { due }) })
    })
  }
  return (
    <FormDialog
      title="Mudar responsável e prazo"
      description={getOccurrenceName(occurrence)}
      label="Mudar responsável e prazo"
      form={form}
      labels={editLabels}
      error={change.error}
      errorDetail={renderOccurrenceConflict(change.error)}
      pending={change.isPending}
      submitLabel="Salvar"
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundSelect<OccurrenceEdit>
        name="ownerId"
        label={editLabels.ownerId}
        options={[{ value: '', label: 'Ninguém ainda' }, ...[...people].map(([value, label]) => ({ value, label }))]}
        error={isError && 'Não foi possível carregar os operadores.'}
      />
      <BoundDateTimeField<OccurrenceEdit> name="due" label={editLabels.due} required defaultTime="18:00" />
    </FormDialog>
  )
}

/** Comments an occurrence, for the delivery team or also for the company. */
export function CommentDialog({ occurrence, isTeam, onClose }: OccurrenceDialogProps & { isTeam: boolean }) {
  const comment = useCommentOccurrence(occurrence)
  const form = useForm<OccurrenceText>({ defaultValues: { text: '' } })
  const forget = useKeptTexts(form, useDraftKey(`comentario:${occurrence.id}`), ['text'])
  const [visibility, setVisibility] = useState<'internal' | 'company'>('company')
  const submit = (values: OccurrenceText) => {
    const text = values.text.trim()
    if (!text) return showFieldErrors(form, { text: missingMessage })
    const finish = () => {
      forget()
      toast.success('Comentário publicado.')
      onClose()
    }
    // Also after the user has left the page, unlike the callbacks of `mutate`. The form shows the error.
    comment.mutateAsync({ text, visibility }).then(finish, () => undefined)
  }
  return (
    <FormDialog
      title="Comentar ocorrência"
      description={getOccurrenceName(occurrence)}
      label="Comentar ocorrência"
      form={form}
      labels={{ text: 'Comentário' }}
      error={comment.error}
      pending={comment.isPending}
      submitLabel="Comentar"
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundTextarea<OccurrenceText> name="text" label="Comentário" required maxLength={2000} rows={3} />
      {isTeam && <VisibilityField label="Quem lê" value={visibility} onValueChange={setVisibility} />}
    </FormDialog>
  )
}

/** Adds photos to an occurrence: attachments of its order. */
export const OccurrencePhotoDialog = ({
  occurrence,
  isTeam,
  room,
  onClose,
}: OccurrenceDialogProps & { isTeam: boolean; room: number }) => (
  <UploadDialog
    orderNumber={occurrence.orderNumber}
    title="Enviar foto da ocorrência"
    description={getOccurrenceName(occurrence)}
    occurrenceId={occurrence.id}
    hasVisibility={isTeam}
    label="Fotos"
    accept="image/jpeg,image/png,image/webp"
    room={room}
    doneText="Foto enviada."
    onClose={onClose}
  />
)
