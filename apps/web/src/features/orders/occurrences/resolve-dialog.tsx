import { missingMessage, type Occurrence } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useForm } from 'react-hook-form'
import { BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { FormDialog } from '../../../lib/forms/form-dialog.tsx'
import { useKeptTexts } from '../../../lib/forms/kept-texts.ts'
import { useDraftKey } from '../../session/index.ts'
import { renderOccurrenceConflict } from './occurrence-conflict.tsx'
import { getOccurrenceName } from './occurrence-name.ts'
import { useEditOccurrence } from './occurrences.queries.ts'

export interface OccurrenceDialogProps {
  occurrence: Occurrence
  onClose: () => void
}

/** The form of a text about an occurrence. */
export interface OccurrenceText {
  text: string
}

interface ResolveDialogProps extends OccurrenceDialogProps {
  /** The proposed text, which the user can change. */
  solution?: string | undefined
}

/** Resolves an occurrence, with the text that the company reads. */
export function ResolveDialog({ occurrence, solution = '', onClose }: ResolveDialogProps) {
  const change = useEditOccurrence(occurrence)
  const form = useForm<OccurrenceText>({ defaultValues: { text: solution } })
  const forget = useKeptTexts(form, useDraftKey(`solucao:${occurrence.id}`), ['text'])
  const submit = ({ text }: OccurrenceText) => {
    const resolution = text.trim()
    if (!resolution) return showFieldErrors(form, { text: missingMessage })
    const finish = () => {
      forget()
      toast.success('Ocorrência resolvida.', { description: occurrence.orderNumber })
      onClose()
    }
    // Also after the user has left the page. The form shows the error.
    change.edit({ status: 'resolved', resolution }).then(finish, () => undefined)
  }
  return (
    <FormDialog
      title="Resolver ocorrência"
      description={getOccurrenceName(occurrence)}
      label="Resolver ocorrência"
      form={form}
      labels={{ text: 'Solução' }}
      error={change.error}
      errorDetail={renderOccurrenceConflict(change.error)}
      pending={change.isPending}
      submitLabel="Resolver"
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundTextarea<OccurrenceText>
        name="text"
        label="Solução"
        help="A empresa lê este texto."
        required
        maxLength={2000}
        rows={4}
      />
    </FormDialog>
  )
}
