import type { Import } from '@malote/api-client'
import { Button } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { ConfirmMutationDialog } from '../../../components/confirm-mutation-dialog.tsx'
import { useRemoveImport } from './import.queries.ts'

/** Deletes an import with its file, after a confirmation. The orders that it created stay. */
export function ImportRemoval({ current: { id, fileName } }: { current: Import }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const mutation = useRemoveImport(id)
  return (
    <>
      <Button tone="danger" variant="outline" icon={<Trash2 />} onClick={() => setOpen(true)}>
        Excluir importação
      </Button>
      {open && (
        <ConfirmMutationDialog
          texts={{
            title: `Excluir a importação de ${fileName}?`,
            text: 'A planilha e a conferência dela se perdem. As ordens já criadas ficam.',
            confirm: 'Excluir importação',
            cancel: 'Manter importação',
            done: `Importação de ${fileName} excluída.`,
            failed: 'Não foi possível excluir a importação.',
          }}
          mutation={mutation}
          input={undefined}
          onDone={() => void navigate({ to: '/ordens-de-servico/importar' })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
