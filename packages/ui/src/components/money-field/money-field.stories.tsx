import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { MoneyField } from './money-field.tsx'

const meta = {
  title: 'Forms/MoneyField (campo de dinheiro)',
  component: MoneyField,
  args: { label: 'Valor declarado', className: 'max-w-56' },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Filled: Story = { args: { defaultValue: 123456 }, parameters: snapshots.lightOnly }
export const Negative: Story = {
  args: { label: 'Saldo', allowNegative: true, defaultValue: -1990 },
  parameters: snapshots.lightOnly,
}
export const Largest: Story = { args: { defaultValue: Number.MAX_SAFE_INTEGER } }
/** An amount that is too large to be exact stays, with the limit as its error. */
export const TooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Valor declarado/ }), '99999999999999999999')
    await userEvent.tab()
  },
  parameters: snapshots.lightOnly,
}
export const WithHelp: Story = { args: { help: 'O que seria pago se o pacote se perdesse.' } }
export const WithError: Story = { args: { defaultValue: 900000000, error: 'O seguro cobre até R$ 50.000,00.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: 4990 } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 4990 }, parameters: snapshots.lightOnly }
