import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { choiceOrientations } from '../radio-group/radio-group.variants.ts'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Forms/CheckboxGroup (grupo de caixas)',
  component: CheckboxGroup,
  args: {
    label: 'Provas de entrega',
    className: 'max-w-md',
    options: [
      { value: 'photo', label: 'Foto' },
      { value: 'signature', label: 'Assinatura' },
      { value: 'code', label: 'Código do destinatário' },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Selected: Story = { args: { defaultValue: ['photo', 'code'] } }
export const WithHelp: Story = {
  args: {
    help: 'O entregador não conclui sem elas.',
    options: [
      { value: 'photo', label: 'Foto', help: 'Do pacote no lugar onde ficou' },
      { value: 'signature', label: 'Assinatura', help: 'Disponível no próximo mês', disabled: true },
    ],
  },
}
export const WithError: Story = { args: { error: 'Escolha ao menos uma prova.', required: true } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: ['photo'] } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: ['photo'] }, parameters: snapshots.lightOnly }
export const Orientations: Story = {
  render: (args) => (
    <Gallery values={choiceOrientations} direction="column">
      {(orientation) => <CheckboxGroup {...args} label={`Provas ${orientation}`} orientation={orientation} />}
    </Gallery>
  ),
}
