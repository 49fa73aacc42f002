import { Button, Dialog, TextField } from '@malote/ui'
import { type FormEvent, useState } from 'react'

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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Dê um nome à visão.')
    onSave(name.trim())
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title="Salvar esta visão"
        description="Guarda aba, busca, filtros e ordem neste navegador. Para enviar a alguém, copie o endereço da página."
        size="sm"
      >
        <form onSubmit={submit} noValidate>
          <TextField
            label="Nome da visão"
            value={name}
            maxLength={60}
            required
            autoFocus
            error={error}
            help={replaces ? 'Já existe uma visão com este nome: ela será substituída.' : undefined}
            onValueChange={setName}
          />
          <Dialog.Footer>
            <Button tone="neutral" variant="outline" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit">{replaces ? 'Substituir visão' : 'Salvar visão'}</Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
