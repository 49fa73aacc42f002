import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { FilterChip } from './filter-chip.tsx'

const meta = {
  title: 'Data/FilterChip (filtro aplicado)',
  component: FilterChip,
  args: { label: 'Situação' },
} satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const WithValue: Story = { args: { value: 'Em rota', onRemove: () => {} }, parameters: snapshots.lightOnly }

export const NotRemovable: Story = { args: { value: 'Em rota' }, parameters: snapshots.lightOnly }

export const Disabled: Story = { args: { value: 'Em rota', onRemove: () => {}, disabled: true } }

export const LongValue: Story = {
  args: {
    label: 'Empresa',
    value: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista',
    onRemove: () => {},
  },
  decorators: [(story) => <div className="max-w-64">{story()}</div>],
  parameters: snapshots.lightOnly,
}
