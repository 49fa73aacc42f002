import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/NumberField (campo numérico)',
  component: NumberField,
  args: { label: 'Volumes', min: 1, max: 99, className: 'max-w-56' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Filled: Story = { args: { defaultValue: 12 }, parameters: snapshots.lightOnly }
export const WithUnit: Story = {
  args: { label: 'Peso', unit: 'kg', decimals: 3, min: 0, defaultValue: 1250.5 },
  parameters: snapshots.lightOnly,
}
export const WithoutSteppers: Story = {
  args: { label: 'Altura', unit: 'cm', hideSteppers: true, defaultValue: 40 },
  parameters: snapshots.lightOnly,
}
export const AtMaximum: Story = { args: { defaultValue: 99 }, parameters: snapshots.lightOnly }
/** The field shows the limit itself. */
export const AboveMaximum: Story = { args: { defaultValue: 120 }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'Caixas e envelopes, somados.' } }
export const WithError: Story = { args: { defaultValue: 120, error: 'Até 99 volumes por entrega.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 3 }, parameters: snapshots.lightOnly }
