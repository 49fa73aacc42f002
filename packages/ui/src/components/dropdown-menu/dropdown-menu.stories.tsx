import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import * as DropdownMenu from './index.ts'

const meta = {
  title: 'Actions/DropdownMenu (menu de ações)',
  component: DropdownMenu.Root,
  subcomponents: {
    Trigger: DropdownMenu.Trigger,
    Content: DropdownMenu.Content,
    Item: DropdownMenu.Item,
    Submenu: DropdownMenu.Submenu,
  },
  args: { children: null },
} satisfies Meta<typeof DropdownMenu.Root>
export default meta
type Story = StoryObj<typeof meta>

const renderMenu: Story['render'] = (args) => (
  <DropdownMenu.Root {...args}>
    <DropdownMenu.Trigger asChild>
      <Button tone="neutral" variant="outline">
        Ações
      </Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content align="start">
      <DropdownMenu.Item icon={<Copy aria-hidden />}>Duplicar ordem</DropdownMenu.Item>
      <DropdownMenu.Item icon={<Printer aria-hidden />}>Imprimir etiqueta</DropdownMenu.Item>
      <DropdownMenu.Item disabled>Corrigir status</DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item tone="danger" icon={<Trash2 aria-hidden />}>
        Cancelar ordem
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)

export const Default: Story = { render: renderMenu, parameters: snapshots.withPhone }

export const Open: Story = {
  render: renderMenu,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }))
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Ações' })
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4)
  },
}

export const ItemWithReason: Story = {
  render: (args) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline">
          Ações
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Item icon={<Copy aria-hidden />}>Duplicar ordem</DropdownMenu.Item>
        <DropdownMenu.Item icon={<Printer aria-hidden />} disabledReason="A ordem ainda não tem volumes.">
          Imprimir etiqueta
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações' }))
    const item = await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Imprimir etiqueta' })
    await expect(item).toHaveAccessibleDescription('A ordem ainda não tem volumes.')
  },
}

export const Submenu: Story = {
  render: (args) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline">
          Ações
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Submenu label="Imprimir" icon={<Printer aria-hidden />}>
          <DropdownMenu.Item>Etiqueta</DropdownMenu.Item>
          <DropdownMenu.Item>Comprovante</DropdownMenu.Item>
        </DropdownMenu.Submenu>
        <DropdownMenu.Submenu label="Exportar" disabled>
          <DropdownMenu.Item>CSV</DropdownMenu.Item>
        </DropdownMenu.Submenu>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Ações' }).focus()
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Imprimir' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Etiqueta' })).toHaveFocus())
  },
  parameters: snapshots.lightOnly,
}

export const CheckboxAndRadioItems: Story = {
  render: (args) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline">
          Exibir
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Label>Colunas</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem checked>Destinatário</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem>Valor declarado</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Tema</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="sistema">
          <DropdownMenu.RadioItem value="claro">Claro</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="escuro">Escuro</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="sistema">Sistema</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibir' }))
    await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: 'Sistema', checked: true })
  },
}
