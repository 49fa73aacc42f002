import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { DateRangeField, getLastDays } from './date-range-field.tsx'

const meta = {
  title: 'Forms/DateRangeField (campo de período)',
  component: DateRangeField,
  args: { label: 'Período', className: 'max-w-md' },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const november = { from: '2026-11-01', to: '2026-11-30' }

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: november }, parameters: snapshots.lightOnly }
export const OpenEnd: Story = {
  args: { defaultValue: { from: '2026-11-01', to: null } },
  parameters: snapshots.lightOnly,
}
export const WrongOrder: Story = { args: { defaultValue: { from: '2026-11-30', to: '2026-11-01' } } }
export const WithHelp: Story = { args: { help: 'Os dois dias contam.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { defaultValue: november, error: 'Escolha no máximo 15 dias.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { defaultValue: november, disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: november, readOnly: true }, parameters: snapshots.lightOnly }
export const WithPresets: Story = {
  args: {
    defaultValue: november,
    presets: [
      { label: 'Últimos 7 dias', ...getLastDays(7, '2026-11-27') },
      { label: 'Novembro', ...november },
      { label: 'Desde o início do ano', from: '2026-01-01', to: null },
    ],
  },
}
export const Narrow: Story = {
  args: { defaultValue: november, className: 'max-w-56' },
  parameters: snapshots.lightOnly,
}
