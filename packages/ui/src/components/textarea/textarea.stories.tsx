import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Forms/Textarea (área de texto)',
  component: Textarea,
  args: { label: 'Observações para o entregador', className: 'max-w-md' },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithCount: Story = {
  args: { showCount: true, maxLength: 280, defaultValue: 'Portaria fecha às 18:00.' },
  parameters: snapshots.lightOnly,
}
export const WithError: Story = { args: { error: 'Escreva por que a ordem será cancelada.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Portaria fecha às 18:00.' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Portaria fecha às 18:00.' },
  parameters: snapshots.lightOnly,
}
