import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Forms/DateTimeField (data e hora)',
  component: DateTimeField,
  args: { label: 'Coleta', className: 'max-w-sm' },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '2026-12-25T14:30' } }
export const WithHelp: Story = { args: { help: 'No horário de Brasília.' } }
export const WithError: Story = { args: { defaultValue: '2026-12-25T14:30', error: 'Não coletamos em feriados.' } }
export const OutOfRange: Story = { args: { defaultValue: '2026-11-01T14:30', min: '2026-11-21' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { defaultValue: '2026-12-25T14:30', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: '2026-12-25T14:30', readOnly: true } }
export const Narrow: Story = { args: { defaultValue: '2026-12-25T14:30', className: 'max-w-56' } }
