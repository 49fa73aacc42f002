import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { MultiSelect } from './multi-select.tsx'

const companies = [
  { value: 'c1', label: 'Padaria Estrela do Norte' },
  { value: 'c2', label: 'Clínica São Lucas' },
  { value: 'c3', label: 'Óptica Visão', disabled: true },
  { value: 'c4', label: 'Distribuidora de Bebidas Alto da Serra e Filhos Comércio e Transportes Ltda.' },
  { value: 'c5', label: 'Açaí da Praça' },
]

const meta = {
  title: 'Forms/MultiSelect (seleção múltipla)',
  component: MultiSelect,
  args: { label: 'Empresas', placeholder: 'Busque empresas', options: companies, className: 'max-w-96' },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Padaria Estrela do Norte' })
}

export const Default: Story = { parameters: snapshots.withPhone }
export const Selected: Story = { args: { defaultValue: ['c1', 'c2'] }, parameters: snapshots.lightOnly }
export const LongLabel: Story = { args: { defaultValue: ['c4', 'c5'] }, parameters: snapshots.lightOnly }
export const Summarized: Story = { args: { defaultValue: ['c1', 'c2', 'c4', 'c5'] }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'As que aparecem no relatório.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { error: 'Escolha ao menos uma empresa.', required: true } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['c1', 'c2'] } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: ['c1', 'c2'] }, parameters: snapshots.lightOnly }
export const Open: Story = { args: { defaultValue: ['c1', 'c5'] }, play: opened }
export const Expanded: Story = { args: { defaultValue: ['c1', 'c2', 'c4', 'c5'] }, play: opened }
export const Groups: Story = {
  args: {
    defaultValue: ['c1'],
    options: [
      { label: 'Ativas', options: companies.slice(0, 2) },
      { label: 'Suspensas', options: companies.slice(2, 4) },
    ],
  },
  play: async (context) => {
    await opened(context)
    await within(context.canvasElement.ownerDocument.body).findByRole('group', { name: 'Suspensas' })
  },
}
export const MaximumReached: Story = { args: { defaultValue: ['c1', 'c2'], max: 2 }, play: opened }
export const UnknownValue: Story = {
  args: { defaultValue: ['c1', 'empresa-apagada'] },
  parameters: snapshots.lightOnly,
}
export const WithoutOptions: Story = {
  args: { options: [], emptyText: 'Nenhuma empresa disponível' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Nenhuma empresa disponível' })
  },
}
export const CreateOffered: Story = {
  args: { onCreate: (text) => ({ value: text, label: text }) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Padaria Nova')
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Criar “Padaria Nova”' }),
    )
    await expect(canvas.getByRole('button', { name: 'Remover Padaria Nova' })).toBeVisible()
  },
}
