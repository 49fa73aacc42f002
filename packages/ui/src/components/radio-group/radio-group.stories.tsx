import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { RadioGroup } from './radio-group.tsx'
import { choiceOrientations, choiceVariants } from './radio-group.variants.ts'

const meta = {
  title: 'Forms/RadioGroup (botões de rádio)',
  component: RadioGroup,
  args: {
    label: 'Veículo',
    className: 'max-w-md',
    options: [
      { value: 'moto', label: 'Moto' },
      { value: 'carro', label: 'Carro' },
      { value: 'van', label: 'Van' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Selected: Story = { args: { defaultValue: 'carro' }, parameters: snapshots.lightOnly }
export const WithHelp: Story = {
  args: {
    help: 'O menor em que tudo cabe.',
    defaultValue: 'moto',
    options: [
      { value: 'moto', label: 'Moto', help: 'Até 20 kg e 60 cm' },
      { value: 'carro', label: 'Carro', help: 'Até 200 kg' },
      { value: 'van', label: 'Van', help: 'Sem vans nesta região', disabled: true },
    ],
  },
}
export const WithError: Story = { args: { error: 'Escolha o veículo da entrega.', required: true } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'moto' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'moto' }, parameters: snapshots.lightOnly }
export const Orientations: Story = {
  render: (args) => (
    <Gallery values={choiceOrientations} direction="column">
      {(orientation) => <RadioGroup {...args} label={`Veículo ${orientation}`} orientation={orientation} />}
    </Gallery>
  ),
}
export const Variants: Story = {
  render: (args) => (
    <Gallery values={choiceVariants} direction="column">
      {(variant) => <RadioGroup {...args} label={`Veículo (${variant})`} defaultValue="carro" variant={variant} />}
    </Gallery>
  ),
}
export const Chips: Story = {
  args: {
    label: 'Motivo',
    variant: 'chips',
    required: true,
    error: 'Escolha o motivo.',
    options: [
      { value: 'ausente', label: 'Destinatário ausente' },
      { value: 'endereco', label: 'Endereço não encontrado' },
      { value: 'recusado', label: 'Recusado pelo destinatário' },
      { value: 'fechado', label: 'Estabelecimento fechado', disabled: true },
      { value: 'outro', label: 'Outro' },
    ],
  },
}
export const LongAndRightToLeft: Story = {
  args: {
    options: [
      { value: 'long', label: 'palavra'.repeat(40) },
      { value: 'rtl', label: <bdi dir="rtl">شارع الملك فيصل ١٢</bdi> },
    ],
  },
}
