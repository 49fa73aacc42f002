import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Forms/PasswordField (campo de senha)',
  component: PasswordField,
  args: { label: 'Senha', autoComplete: 'current-password', className: 'max-w-sm' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'lua cheia de abril' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { error: 'E-mail ou senha incorretos.' } }
export const NewPassword: Story = {
  args: {
    label: 'Nova senha',
    autoComplete: 'new-password',
    help: 'Ao menos 10 caracteres. Uma frase é fácil de lembrar.',
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lua cheia de abril' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'lua cheia de abril' },
  parameters: snapshots.lightOnly,
}
