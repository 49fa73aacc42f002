import {
  Button,
  Card,
  ConfirmDialog,
  Dialog,
  DropdownMenu,
  Select,
  Stack,
  Table,
  ThemeScope,
  Toaster,
  toast,
  tokens,
} from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { StatusBadge } from '@malote/ui/delivery'
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
        <MaskedField kind="cep" label="CEP" />
      </Card.Root>
      <StatusBadge kind="moving">Em rota</StatusBadge>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button tone="neutral">Ações</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Imprimir etiqueta</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Table.Root label="Ordens">
        <Table.Body>
          <Table.Row>
            <Table.Cell>OS-2026-000001</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
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
