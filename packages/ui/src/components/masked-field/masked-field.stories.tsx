import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { MaskedField } from './masked-field.tsx'
import { masks } from './masks.ts'

const meta = {
  title: 'Forms/MaskedField (campo com máscara)',
  component: MaskedField,
  args: { label: 'CEP', kind: 'cep', className: 'max-w-56' },
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof meta>

const samples = { cep: '01310100', cpf: '52998224725', cnpj: '12ABC34501DE35', phone: '11987654321' }

export const Default: Story = {}
export const Kinds: Story = {
  render: (args) => (
    <Gallery values={masks}>
      {(kind) => <MaskedField {...args} label={kind} kind={kind} defaultValue={samples[kind]} />}
    </Gallery>
  ),
}
export const WithHelp: Story = { args: { help: 'Preenchemos a rua e a cidade.' } }
export const WithError: Story = { args: { defaultValue: '0131', error: 'Faltam 4 números do CEP.' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: '01310100' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '01310100' }, parameters: snapshots.lightOnly }
