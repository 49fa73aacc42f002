import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/TextField (campo de texto)',
  component: TextField,
  args: { label: 'E-mail', className: 'max-w-sm' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'ana@padaria.example' }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'Enviamos o convite para este endereço.' } }
export const WithError: Story = { args: { defaultValue: 'ana@padaria.example', error: 'Este e-mail já tem cadastro.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Optional: Story = { args: { label: 'Ponto de referência', optional: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@padaria.example' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'ana@padaria.example' },
  parameters: snapshots.lightOnly,
}
export const FileInput: Story = { args: { label: 'Arquivo do comprovante', type: 'file' } }
export const WithPlaceholder: Story = { args: { placeholder: 'nome@empresa.com.br' } }
