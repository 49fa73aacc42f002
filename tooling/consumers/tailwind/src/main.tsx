import { Button, Card, Dialog, Select, Stack, Toaster, toast } from '@malote/ui'
import './style.css'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Stack gap="md">
      <h1 className="px-10 text-2xl text-primary">Entregas</h1>
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
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button tone="neutral">Compartilhar</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Compartilhar rastreio">Copie o link.</Dialog.Content>
      </Dialog.Root>
    </Stack>
    <Toaster />
  </>,
)
