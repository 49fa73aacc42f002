import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { TextInput } from '../text-field/text-input.tsx'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Field (campo)',
  component: Field,
  args: { label: 'Referência externa', className: 'max-w-sm', children: <TextInput /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const WithHelp: Story = { args: { help: 'O número do pedido no seu sistema, até 40 caracteres.' } }
export const WithError: Story = {
  args: { error: 'Já existe uma ordem com esta referência: OS-2026-000119.', help: 'Única por empresa.' },
}
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
