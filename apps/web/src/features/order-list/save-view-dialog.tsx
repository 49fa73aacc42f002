import { useForm, useWatch } from 'react-hook-form'
import { BoundTextField } from '../../lib/forms/bound-fields.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'

interface SaveViewDialogProps {
  /** The existing names; saving under one of them replaces it. */
  taken: readonly string[]
  onSave: (name: string) => void
  onClose: () => void
}

/** Saves a view under a name. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const form = useForm({ defaultValues: { name: '' } })
  const typed = useWatch({ control: form.control, name: 'name' })
  const replaces = taken.includes(typed.trim())
  const submit = ({ name }: { name: string }) => {
    if (name.trim() === '') return form.setError('name', { message: 'Dê um nome à visão.' })
    onSave(name.trim())
  }
  return (
    <FormDialog
      title="Salvar esta visão"
      description="Guarda visualização, aba, busca, filtros e ordem neste navegador. Para enviar a alguém, copie o endereço da página."
      size="sm"
      label="Salvar esta visão"
      form={form}
      submitLabel={replaces ? 'Substituir visão' : 'Salvar visão'}
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundTextField
        name="name"
        label="Nome da visão"
        maxLength={60}
        required
        autoFocus
        help={replaces ? 'Já existe uma visão com este nome: ela será substituída.' : undefined}
      />
    </FormDialog>
  )
}
