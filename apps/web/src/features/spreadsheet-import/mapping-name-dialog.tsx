import { importMappingLimits, missingMessage } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { BoundTextField } from '../../lib/forms/bound-fields.ts'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { getFieldErrors } from '../../lib/forms/form-errors.ts'

interface MappingNameDialogProps {
  title: string
  description: string
  /** The name at first. */
  name: string
  submitLabel: string
  /** Saves the name; an error of the name is shown at the field, and what the user has typed stays. */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** The name of a saved mapping, before it is saved or renamed. */
export function MappingNameDialog({ title, description, name, submitLabel, onSave, onClose }: MappingNameDialogProps) {
  const form = useForm({ defaultValues: { name } })
  const { mutate, error, isPending } = useMutation({ mutationFn: onSave })
  const submit = ({ name: typed }: { name: string }) => {
    const trimmed = typed.trim()
    if (trimmed === '') return form.setError('name', { message: missingMessage })
    mutate(trimmed, {
      onSuccess: onClose,
      onError: (failure) => {
        const message = getFieldErrors(failure).name
        if (message) showFieldErrors(form, { name: message })
      },
    })
  }
  return (
    <FormDialog
      title={title}
      description={description}
      size="sm"
      label={title}
      form={form}
      hideErrorList
      error={error}
      pending={isPending}
      submitLabel={submitLabel}
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundTextField
        name="name"
        label="Nome do mapeamento"
        maxLength={importMappingLimits.nameLength}
        required
        autoFocus
        help="Um nome que diga de onde vem a planilha: Pedidos do site, Loja Centro."
      />
    </FormDialog>
  )
}
