import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox (caixa de seleção)',
  component: Checkbox,
  args: { label: 'Exigir foto na entrega' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Checked: Story = { args: { defaultChecked: true }, parameters: snapshots.lightOnly }
export const Indeterminate: Story = { args: { label: 'Todas as ordens desta página', indeterminate: true } }
export const WithHelp: Story = { args: { help: 'O entregador fotografa o pacote no lugar onde o deixou.' } }
export const WithError: Story = {
  args: { label: 'Li e aceito os termos de uso', error: 'Aceite os termos para continuar.' },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const ReadOnly: Story = { args: { readOnly: true, defaultChecked: true }, parameters: snapshots.lightOnly }
export const HiddenLabel: Story = {
  args: { label: 'Selecionar OS-2026-000128', labelHidden: true },
  parameters: snapshots.lightOnly,
}
