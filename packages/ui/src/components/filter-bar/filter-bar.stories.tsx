import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { FilterChip } from '../filter-chip/filter-chip.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { FilterBar } from './filter-bar.tsx'

const dates = [
  { value: 'window', label: 'Janela' },
  { value: 'created', label: 'Data do pedido' },
]
const districts = [
  { value: 'bela-vista', label: 'Bela Vista' },
  { value: 'mooca', label: 'Mooca' },
]

const meta = {
  title: 'Data/FilterBar (barra de filtros)',
  component: FilterBar,
  args: {
    search: <SearchField label="Buscar ordens" />,
    result: '212 ordens',
    onClear: () => {},
  },
} satisfies Meta<typeof FilterBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <FilterBar {...args}>
      <FilterChip label="Situação" />
      <FilterChip label="Período" />
      <FilterChip label="Empresa" />
    </FilterBar>
  ),
  parameters: snapshots.withPhone,
}

export const Filtered: Story = {
  args: {
    activeCount: 2,
    result: '12 de 212 ordens',
  },
  render: (args) => (
    <FilterBar {...args}>
      <FilterChip label="Situação" value="Em rota" onRemove={() => {}} />
      <FilterChip label="Período" value="Esta semana" onRemove={() => {}} />
      <FilterChip label="Empresa" />
    </FilterBar>
  ),
}

export const WithFields: Story = {
  args: {
    activeCount: 1,
  },
  render: (args) => (
    <FilterBar {...args}>
      <Select size="sm" aria-label="Data de" options={dates} defaultValue="window" />
      <Combobox size="sm" label="Bairro" labelHidden options={districts} defaultValue="bela-vista" />
      <FilterChip label="Situação" value="Em rota" onRemove={() => {}} />
    </FilterBar>
  ),
  parameters: snapshots.withPhone,
}

export const SearchOnly: Story = { parameters: snapshots.lightOnly }
