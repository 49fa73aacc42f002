import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { TimeField } from './time-field.tsx'

const meta = {
  title: 'Forms/TimeField (campo de hora)',
  component: TimeField,
  args: { label: 'Coletar a partir das', className: 'max-w-40' },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '14:30' }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'No horário de Brasília.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { defaultValue: '23:30', error: 'Coletamos das 8h às 20h.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: '14:30' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '14:30' }, parameters: snapshots.lightOnly }
