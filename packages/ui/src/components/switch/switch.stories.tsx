import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Forms/Switch (chave liga-desliga)',
  component: Switch,
  args: { label: 'Avisar o destinatário por WhatsApp' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const On: Story = { args: { defaultChecked: true }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'Enviamos o link de rastreio quando o entregador sai.' } }
export const WithError: Story = { args: { error: 'Não foi possível salvar. Tente de novo.', defaultChecked: true } }
export const Pending: Story = { args: { pending: true, defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const ReadOnly: Story = { args: { readOnly: true, defaultChecked: true }, parameters: snapshots.lightOnly }
export const HiddenLabel: Story = {
  args: { label: 'Ativar Padaria Estrela', labelHidden: true },
  parameters: snapshots.lightOnly,
}
export const LongWord: Story = { args: { label: 'palavra'.repeat(60), className: 'max-w-xs' } }
