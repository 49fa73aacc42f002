import { Button, Card, ConfirmDialog, Dialog, Select, Stack, ThemeScope, Toaster, toast, tokens } from '@malote/ui'
import '@malote/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Cancel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Cancelar ordem
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancelar esta ordem?"
        confirmLabel="Cancelar"
        cancelLabel="Manter ordem"
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeScope>
    <Stack gap="md">
      <h1 style={{ color: tokens.color.primary.css }}>Entregas</h1>
      <Card.Root>
        <Select
          label="Cidade"
          options={[
            { value: 'sp', label: 'São Paulo' },
            { value: 'rj', label: 'Rio de Janeiro' },
          ]}
        />
      </Card.Root>
      <Button onClick={() => toast.success('Ordem criada')}>Criar ordem</Button>
      <Cancel />
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button tone="neutral">Compartilhar</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Compartilhar rastreio">Copie o link.</Dialog.Content>
      </Dialog.Root>
    </Stack>
    <Toaster />
  </ThemeScope>,
)
