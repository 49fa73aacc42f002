import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { MaskedField } from '../masked-field/masked-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Form } from './form.tsx'

const fields = (wrong: boolean) => (
  <>
    <TextField label="Destinatário" name="recipient" error={wrong && 'Diga quem recebe.'} required />
    <MaskedField label="CEP" kind="cep" name="zip" error={wrong && 'Faltam números do CEP.'} required />
    <RadioGroup
      label="Veículo"
      name="vehicle"
      error={wrong && 'Escolha o veículo.'}
      required
      options={[
        { value: 'moto', label: 'Moto' },
        { value: 'carro', label: 'Carro' },
      ]}
    />
    <Button type="submit">Solicitar entrega</Button>
  </>
)

const errors = [
  { name: 'recipient', message: 'Diga quem recebe.' },
  { name: 'zip', message: 'Faltam números do CEP.' },
  { name: 'vehicle', message: 'Escolha o veículo.' },
  { message: 'Sua empresa chegou ao limite de hoje.' },
]

const meta = {
  title: 'Forms/Form (formulário)',
  component: Form,
  args: { className: 'max-w-md', onSubmit: (event) => event.preventDefault(), children: fields(false) },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const AfterSubmit: Story = {
  args: { errors, children: fields(true) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Solicitar entrega' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Corrija 4 erros para continuar' })).toHaveFocus())
  },
}

export const Pending: Story = { args: { pending: true } }

export const SummaryOnly: Story = {
  render: (args) => (
    <Form {...args}>
      <ErrorSummary errors={errors.slice(0, 1)} title="Não foi possível salvar" />
      {fields(false)}
    </Form>
  ),
  parameters: snapshots.lightOnly,
}
