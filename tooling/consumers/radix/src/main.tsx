/* An application with its own, older Radix: its dialog contains components of the package, and the other way round. */
import { Button, Combobox, DateField, Dialog, DropdownMenu, Popover, Select, ThemeScope, Tooltip } from '@malote/ui'
import * as HostDialog from '@radix-ui/react-dialog'
import * as HostMenu from '@radix-ui/react-dropdown-menu'
import '@malote/ui/styles.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const cities = [
  { value: 'sp', label: 'São Paulo' },
  { value: 'rj', label: 'Rio de Janeiro' },
]

function Guests() {
  return (
    <>
      <Select label="Cidade" options={cities} />
      <Combobox label="Empresa" options={cities} />
      <DateField label="Dia" />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Ações</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Imprimir</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Filtrar</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Filtro">
          <input aria-label="Motivo" />
        </Popover.Content>
      </Popover.Root>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Editar</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Edição">
          <input aria-label="Nome" />
        </Dialog.Content>
      </Dialog.Root>
      <Tooltip content="Sem entregador desde as 14:00">
        <Button>Próxima da fila</Button>
      </Tooltip>
    </>
  )
}

function HostWithGuests() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <HostDialog.Root>
      <HostDialog.Trigger>Abrir anfitrião</HostDialog.Trigger>
      <HostDialog.Portal>
        <HostDialog.Content ref={setContainer} aria-describedby={undefined}>
          <HostDialog.Title>Anfitrião</HostDialog.Title>
          <ThemeScope container={container}>
            <Guests />
          </ThemeScope>
        </HostDialog.Content>
      </HostDialog.Portal>
    </HostDialog.Root>
  )
}

function HostWithoutScope() {
  return (
    <HostDialog.Root>
      <HostDialog.Trigger>Abrir sem escopo</HostDialog.Trigger>
      <HostDialog.Portal>
        <HostDialog.Content aria-describedby={undefined}>
          <HostDialog.Title>Sem escopo</HostDialog.Title>
          <Guests />
        </HostDialog.Content>
      </HostDialog.Portal>
    </HostDialog.Root>
  )
}

function GuestWithHosts() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Abrir convidado</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Convidado">
        <HostMenu.Root>
          <HostMenu.Trigger>Menu do anfitrião</HostMenu.Trigger>
          <HostMenu.Portal>
            <HostMenu.Content style={{ zIndex: 100, position: 'relative', background: 'white' }}>
              <HostMenu.Item>Um</HostMenu.Item>
              <HostMenu.Item>Dois</HostMenu.Item>
            </HostMenu.Content>
          </HostMenu.Portal>
        </HostMenu.Root>
        <HostDialog.Root>
          <HostDialog.Trigger>Diálogo do anfitrião</HostDialog.Trigger>
          <HostDialog.Portal>
            <HostDialog.Content
              aria-describedby={undefined}
              style={{ zIndex: 100, position: 'fixed', inset: 0, background: 'white' }}
            >
              <HostDialog.Title>Interno</HostDialog.Title>
              <input aria-label="Texto" />
            </HostDialog.Content>
          </HostDialog.Portal>
        </HostDialog.Root>
      </Dialog.Content>
    </Dialog.Root>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeScope>
      <HostWithGuests />
      <HostWithoutScope />
      <GuestWithHosts />
    </ThemeScope>
  </StrictMode>,
)
