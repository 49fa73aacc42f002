import { Button, Card, Dialog, Select, Stack, ThemeScope, Toaster, toast } from '@malote/ui'
import './style.css'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeScope>
    {/* biome-ignore lint/nursery: the classes of a host, which has its own palette. */}
    <p id="host" className="bg-blue-500 rounded-md shadow-md sm:underline text-sm">
      Anfitrião
    </p>
    {/* biome-ignore lint/nursery: the classes of a host, which has its own palette. */}
    <Button id="overridden" className="p-8 rounded-none bg-blue-500 hover:bg-red-500">
      Com classes do anfitrião
    </Button>
    <p id="shadcn" className="bg-primary">
      Anfitrião
    </p>
    <Stack gap="md">
      <h1 className="text-malote-primary px-10 text-2xl">Entregas</h1>
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
  </ThemeScope>,
)
