import { useState } from 'react'
import {
  Button,
  Combobox,
  DateField,
  Dialog,
  Drawer,
  DropdownMenu,
  Popover,
  Select,
  TextField,
  Toaster,
  Tooltip,
  toast,
} from '../../../packages/ui/src/index.ts'
import { options } from './controls.tsx'

const Fields = () => (
  <>
    <TextField label="Primeiro" />
    <Select label="Empresa" options={options} />
    <TextField label="Último" />
  </>
)

/** Every overlay that a trigger opens, between two other buttons. */
export const Overlays = () => (
  <>
    <Button>Antes</Button>
    <div data-control="Dialog">
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>Dialog</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Janela">
          <Fields />
        </Dialog.Content>
      </Dialog.Root>
    </div>
    <div data-control="Drawer">
      <Drawer.Root>
        <Drawer.Trigger asChild>
          <Button>Drawer</Button>
        </Drawer.Trigger>
        <Drawer.Content title="Gaveta">
          <Fields />
        </Drawer.Content>
      </Drawer.Root>
    </div>
    <div data-control="Popover">
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Popover</Button>
        </Popover.Trigger>
        <Popover.Content label="Balão">
          <Fields />
        </Popover.Content>
      </Popover.Root>
    </div>
    <div data-control="DropdownMenu">
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>DropdownMenu</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {['Baixar', 'Área de entrega', 'Índice', 'Última rota'].map((text) => (
            <DropdownMenu.Item key={text}>{text}</DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
    <div data-control="Select">
      <Select label="Lista" options={options} />
    </div>
    <div data-control="Combobox">
      <Combobox label="Busca" options={options} />
    </div>
    <div data-control="DateField">
      <DateField label="Dia" defaultValue="2026-12-25" />
    </div>
    <Button>Depois</Button>
  </>
)

const showToast = () =>
  toast.info('Ordem cancelada', { action: { label: 'Desfazer', onClick: () => document.body.append('desfeito') } })

/** Lists whose code is loaded at the first focus, and what was chosen in the menu. */
export function LoadedLists() {
  const [action, setAction] = useState('')
  return (
    <>
      <div data-control="DropdownMenu">
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button>Ações</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {options.map(({ label }) => (
              <DropdownMenu.Item key={label} onSelect={() => setAction(label)}>
                {label}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      <div data-control="Select">
        <Select label="Lista" options={options} onValueChange={(value) => setAction(getLabel(value))} />
      </div>
      <output>{action}</output>
    </>
  )
}

const getLabel = (value: string | null) => options.find((option) => option.value === value)?.label ?? ''

/** A toast with an action. */
export const Toasts = () => (
  <>
    <Button onClick={showToast}>Avisar</Button>
    <Toaster />
  </>
)

/** A button with a tooltip, in a dialog. */
export const Tooltips = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>Abrir</Button>
    </Dialog.Trigger>
    <Dialog.Content title="Janela">
      <Tooltip content="Dica">
        <Button>Com dica</Button>
      </Tooltip>
    </Dialog.Content>
  </Dialog.Root>
)

/** A page that is higher than the window, with a dialog and a list. */
export const TallPage = () => (
  <div style={{ height: 3000 }}>
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Abrir</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Janela">Texto</Dialog.Content>
    </Dialog.Root>
    <Select label="Empresa" options={options} />
  </div>
)
