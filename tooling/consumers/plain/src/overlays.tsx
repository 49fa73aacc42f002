import {
  Button,
  Combobox,
  CommandPalette,
  ConfirmDialog,
  DataTable,
  DateField,
  DateRangeField,
  Dialog,
  Drawer,
  DropdownMenu,
  MultiSelect,
  Popover,
  preloadOverlays,
  Select,
  Stack,
  Toaster,
  Tooltip,
  toast,
} from '@malote/ui'
import '@malote/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const cities = [{ value: 'sp', label: 'São Paulo' }]

/** Loads the code of every overlay on request, as an application does before its device goes offline. */
function Preload() {
  const [isReady, setReady] = useState(false)
  return (
    <Button tone="neutral" onClick={() => preloadOverlays().then(() => setReady(true))}>
      {isReady ? 'Pronto para ficar sem conexão' : 'Preparar'}
    </Button>
  )
}

function Controlled() {
  const [open, setOpen] = useState<'confirm' | 'commands' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('confirm')}>Cancelar ordem</Button>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Cancelar esta ordem?"
        confirmLabel="Cancelar"
        onConfirm={close}
      />
      <Button onClick={() => setOpen('commands')}>Comandos</Button>
      <CommandPalette
        open={open === 'commands'}
        onOpenChange={close}
        items={[{ id: 'new', label: 'Solicitar entrega', onSelect: close }]}
      />
    </>
  )
}

/** Every overlay of the package, all closed. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <Stack>
    <Preload />
    <Select label="Cidade" options={cities} />
    <Combobox label="Empresa" options={cities} />
    <MultiSelect label="Regiões" options={cities} />
    <DateField label="Dia" />
    <DateRangeField label="Período" />
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Ações</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Imprimir etiqueta</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
    <DataTable.Root
      label="Ordens"
      columns={[{ id: 'number', header: 'Número', primary: true, value: (row: string) => row }]}
      rows={['OS-1']}
      getRowId={(row) => row}
      rowActions={() => <DropdownMenu.Item>Duplicar ordem</DropdownMenu.Item>}
    >
      <DataTable.Table />
    </DataTable.Root>
    <Popover.Root>
      <Popover.Trigger>Comprovação</Popover.Trigger>
      <Popover.Content label="Comprovação">Foto</Popover.Content>
    </Popover.Root>
    <Dialog.Root>
      <Dialog.Trigger>Compartilhar</Dialog.Trigger>
      <Dialog.Content title="Compartilhar rastreio">Copie o link.</Dialog.Content>
    </Dialog.Root>
    <Drawer.Root>
      <Drawer.Trigger>Criar usuário</Drawer.Trigger>
      <Drawer.Content title="Criar usuário">Convite por e-mail.</Drawer.Content>
    </Drawer.Root>
    <Tooltip content="A entrega mais antiga">
      <Button tone="neutral">Próxima</Button>
    </Tooltip>
    <Controlled />
    <Button onClick={() => toast.success('Ordem criada')}>Criar ordem</Button>
    <Toaster />
  </Stack>,
)
