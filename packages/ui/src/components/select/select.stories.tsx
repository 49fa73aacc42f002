import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Select } from './select.tsx'
import { selectSizes } from './select.variants.ts'

const companies = [
  { value: '', label: 'Todas as Empresas' },
  { value: 'c1', label: 'Padaria Estrela do Norte' },
  { value: 'c2', label: 'Clínica São Lucas' },
  { value: 'c3', label: 'Óptica Visão', disabled: true },
  { value: 'c4', label: 'Distribuidora de Bebidas Alto da Serra e Filhos Ltda.' },
]

const meta = {
  title: 'Forms/Select (lista suspensa)',
  component: Select,
  args: {
    label: 'Empresa',
    placeholder: 'Selecione uma empresa',
    emptyText: 'Nenhuma empresa disponível',
    options: companies,
    className: 'max-w-72',
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const EmptyValue: Story = { args: { defaultValue: '' }, parameters: snapshots.lightOnly }
export const Selected: Story = { args: { defaultValue: 'c2' }, parameters: snapshots.lightOnly }
export const LongLabel: Story = { args: { defaultValue: 'c4' } }
export const WithHelp: Story = {
  args: { help: 'A seleção vale para todas as telas.' },
  parameters: snapshots.lightOnly,
}
export const WithError: Story = { args: { error: 'Escolha a empresa que paga a entrega.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'c1' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'c1' } }

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={selectSizes}>{(size) => <Select {...args} label={`Empresa ${size}`} size={size} />}</Gallery>
  ),
}

export const Open: Story = {
  args: { defaultValue: 'c1' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Empresa' }))
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Padaria Estrela do Norte' })).toHaveFocus())
  },
}

export const Groups: Story = {
  args: {
    label: 'Motivo',
    placeholder: 'Selecione um motivo',
    defaultValue: 'fechado',
    options: [
      { value: '', label: 'Sem motivo' },
      {
        label: 'Com o destinatário',
        options: [
          { value: 'ausente', label: 'Ausente' },
          { value: 'recusou', label: 'Recusou a mercadoria' },
        ],
      },
      {
        label: 'Com o endereço',
        options: [
          { value: 'fechado', label: 'Local fechado' },
          { value: 'errado', label: 'Endereço errado', disabled: true },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Motivo' }))
    const body = within(canvasElement.ownerDocument.body)
    const group = await body.findByRole('group', { name: 'Com o endereço' })
    await waitFor(() => expect(within(group).getByRole('option', { name: 'Local fechado' })).toHaveFocus())
  },
}

export const OpenWithoutOptions: Story = {
  args: { options: [] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Empresa' }))
    await within(canvasElement.ownerDocument.body).findByText('Nenhuma empresa disponível')
  },
}

export const Thousand: Story = {
  args: {
    defaultValue: '500',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Empresa ${index + 1}` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Empresa' }))
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await expect(within(list).getAllByRole('option').length).toBeLessThan(25)
  },
}
