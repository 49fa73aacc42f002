import type { ReactElement, Ref } from 'react'
import { userEvent } from 'vitest/browser'
import { MaskedField } from '../br.ts'
import * as AppShell from '../components/app-shell/index.ts'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  CodeField,
  Combobox,
  CopyButton,
  DateField,
  DateRangeField,
  DateTimeField,
  Dialog,
  Drawer,
  DropdownMenu,
  FileDrop,
  FilterChip,
  Header,
  IconButton,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  Popover,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextField,
  TimeField,
} from '../index.ts'

/** The props that a consumer may pass to every trigger and control. */
export interface CommonProps {
  // biome-ignore lint/suspicious/noExplicitAny: each component declares its element type.
  ref?: Ref<any>
  name?: string
  form?: string
  disabled?: boolean
  readOnly?: boolean
  // biome-ignore lint/suspicious/noExplicitAny: each handler declares its event type.
  [handler: `on${Capitalize<string>}`]: (event: any) => void
}

interface Trigger {
  name: string
  render: (props: CommonProps) => ReactElement
}

const pair = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
]

/** The triggers that open an overlay. */
export const triggers: readonly Trigger[] = [
  { name: 'Select', render: (props) => <Select {...props} label="Empresa" options={pair} /> },
  {
    name: 'Dialog.Trigger',
    render: (props) => (
      <Dialog.Root>
        <Dialog.Trigger {...props}>Abrir</Dialog.Trigger>
        <Dialog.Content title="Compartilhar" />
      </Dialog.Root>
    ),
  },
  {
    name: 'Dialog.Trigger with asChild',
    render: (props) => (
      <Dialog.Root>
        <Dialog.Trigger asChild {...props}>
          <Button>Abrir</Button>
        </Dialog.Trigger>
        <Dialog.Content title="Compartilhar" />
      </Dialog.Root>
    ),
  },
  {
    name: 'Drawer.Trigger',
    render: (props) => (
      <Drawer.Root>
        <Drawer.Trigger {...props}>Abrir</Drawer.Trigger>
        <Drawer.Content title="Editar" />
      </Drawer.Root>
    ),
  },
  {
    name: 'DropdownMenu.Trigger',
    render: (props) => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger {...props}>Abrir</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Editar</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
  {
    name: 'Popover.Trigger',
    render: (props) => (
      <Popover.Root>
        <Popover.Trigger {...props}>Abrir</Popover.Trigger>
        <Popover.Content label="Período">Hoje</Popover.Content>
      </Popover.Root>
    ),
  },
  { name: 'Combobox', render: (props) => <Combobox {...props} label="Empresa" options={pair} /> },
  { name: 'MultiSelect', render: (props) => <MultiSelect {...props} label="Empresas" options={pair} /> },
]

/** Other components that handle the same events as their consumer. */
export const clickableComponents: readonly Trigger[] = [
  { name: 'Button', render: (props) => <Button {...props}>Salvar</Button> },
  { name: 'IconButton', render: (props) => <IconButton {...props} label="Fechar" /> },
  {
    name: 'CopyButton',
    render: (props) => (
      <CopyButton {...props} text="1">
        Copiar
      </CopyButton>
    ),
  },
  { name: 'FilterChip', render: (props) => <FilterChip {...props} label="Situação" /> },
  {
    name: 'Header.SidebarToggle',
    render: (props) => (
      <AppShell.Root open={true} onOpenChange={() => {}}>
        <Header.SidebarToggle {...props} />
      </AppShell.Root>
    ),
  },
]

interface Control extends Trigger {
  /** Tries to change the value of the control, as a user would. */
  change: (root: HTMLElement) => void | Promise<void>
}

const typeOver = (text: string) => async (root: HTMLElement) => {
  root.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus()
  await userEvent.keyboard(`{Control>}a{/Control}${text}`)
}
const pressLast = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('input:not([type="hidden"])')].at(-1)?.click()

/** All form controls. */
export const controls: readonly Control[] = [
  {
    name: 'TextField',
    render: (props) => <TextField {...props} label="Nome" defaultValue="Ana" />,
    change: typeOver('Bia'),
  },
  {
    name: 'Textarea',
    render: (props) => <Textarea {...props} label="Nota" defaultValue="Ana" />,
    change: typeOver('Bia'),
  },
  {
    name: 'PasswordField',
    render: (props) => <PasswordField {...props} label="Senha" defaultValue="segredo" />,
    change: typeOver('outra'),
  },
  {
    name: 'SearchField',
    render: (props) => <SearchField {...props} label="Buscar" defaultValue="pão" />,
    change: typeOver('leite'),
  },
  {
    name: 'MaskedField',
    render: (props) => <MaskedField {...props} kind="cep" label="CEP" defaultValue="01310100" />,
    change: typeOver('20040002'),
  },
  {
    name: 'CodeField',
    render: (props) => <CodeField {...props} label="Código" defaultValue="482193" />,
    change: typeOver('012345'),
  },
  {
    name: 'NumberField',
    render: (props) => <NumberField {...props} label="Volumes" defaultValue={2} />,
    change: typeOver('7'),
  },
  {
    name: 'MoneyField',
    render: (props) => <MoneyField {...props} label="Valor" defaultValue={1200} />,
    change: typeOver('34,50'),
  },
  {
    name: 'DateField',
    render: (props) => <DateField {...props} label="Dia" defaultValue="2026-12-25" />,
    change: typeOver('01/02/2027'),
  },
  {
    name: 'TimeField',
    render: (props) => <TimeField {...props} label="Hora" defaultValue="14:30" />,
    change: typeOver('0900'),
  },
  {
    name: 'DateTimeField',
    render: (props) => <DateTimeField {...props} label="Prazo" defaultValue="2026-12-25T14:30" />,
    change: typeOver('01/02/2027 09:00'),
  },
  {
    name: 'DateRangeField',
    render: ({ name, ...props }) => (
      <DateRangeField
        {...props}
        label="Período"
        {...(name !== undefined && { fromName: `${name}From`, toName: `${name}To` })}
        defaultValue={{ from: '2026-12-01', to: '2026-12-25' }}
      />
    ),
    change: typeOver('02/12/2026'),
  },
  {
    name: 'Checkbox',
    render: (props) => <Checkbox {...props} label="Aceito" defaultChecked value="sim" />,
    change: pressLast,
  },
  { name: 'Switch', render: (props) => <Switch {...props} label="Avisar" defaultChecked />, change: pressLast },
  {
    name: 'RadioGroup',
    render: (props) => <RadioGroup {...props} label="Veículo" options={pair} defaultValue="a" />,
    change: pressLast,
  },
  {
    name: 'CheckboxGroup',
    render: (props) => <CheckboxGroup {...props} label="Provas" options={pair} defaultValue={['a']} />,
    change: pressLast,
  },
  {
    name: 'SegmentedControl',
    render: (props) => <SegmentedControl {...props} label="Visão" options={pair} defaultValue="a" />,
    change: pressLast,
  },
  {
    name: 'Select',
    render: (props) => <Select {...props} label="Empresa" options={pair} defaultValue="a" />,
    change: async (root) => {
      root.querySelector<HTMLElement>('[role="combobox"]')?.focus()
      await userEvent.keyboard('d')
    },
  },
  {
    name: 'Combobox',
    render: (props) => <Combobox {...props} label="Empresa" options={pair} defaultValue="a" />,
    change: typeOver('{Backspace}'),
  },
  {
    name: 'MultiSelect',
    render: (props) => <MultiSelect {...props} label="Empresas" options={pair} defaultValue={['a']} />,
    change: typeOver('{Backspace}'),
  },
  {
    name: 'FileDrop',
    render: (props) => <FileDrop {...props} label="Fotos" />,
    change: async (root) => {
      const input = root.querySelector<HTMLInputElement>('input[type="file"]')
      if (input && !input.matches(':disabled')) await userEvent.upload(input, new File(['x'], 'nota.pdf'))
    },
  },
]
