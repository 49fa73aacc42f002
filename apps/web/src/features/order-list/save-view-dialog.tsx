import { TextField } from '@malote/ui'
import { useState } from 'react'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'

interface SaveViewDialogProps {
  /** The existing names; saving under one of them replaces it. */
  taken: readonly string[]
  onSave: (name: string) => void
  onClose: () => void
}

/** Saves a view under a name. */
export function SaveViewDialog({ taken, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const replaces = taken.includes(name.trim())
  const submit = () => {
    if (name.trim() === '') return setError('Dê um nome à visão.')
    onSave(name.trim())
  }
  return (
    <FormDialog
      title="Salvar esta visão"
      description="Guarda aba, busca, filtros e ordem neste navegador. Para enviar a alguém, copie o endereço da página."
      size="sm"
      label="Salvar esta visão"
      errors={error ? [{ name: 'name', message: error }] : []}
      submitLabel={replaces ? 'Substituir visão' : 'Salvar visão'}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Nome da visão"
        name="name"
        value={name}
        maxLength={60}
        required
        autoFocus
        error={error}
        help={replaces ? 'Já existe uma visão com este nome: ela será substituída.' : undefined}
        onValueChange={setName}
      />
    </FormDialog>
  )
}
