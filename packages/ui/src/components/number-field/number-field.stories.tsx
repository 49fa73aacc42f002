import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Forms/NumberField (campo numérico)',
  component: NumberField,
  args: { label: 'Volumes', min: 1, max: 99, className: 'max-w-56' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 12 } }
export const WithUnit: Story = { args: { label: 'Peso', unit: 'kg', decimals: 3, min: 0, defaultValue: 1250.5 } }
export const WithoutSteppers: Story = { args: { label: 'Altura', unit: 'cm', hideSteppers: true, defaultValue: 40 } }
export const AtMaximum: Story = { args: { defaultValue: 99 } }
export const WithHelp: Story = { args: { help: 'Caixas e envelopes, somados.' } }
export const WithError: Story = { args: { defaultValue: 120, error: 'Até 99 volumes por entrega.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 3 } }
