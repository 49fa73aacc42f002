import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Forms/SearchField (campo de busca)',
  component: SearchField,
  args: { label: 'Buscar por número, destinatário ou endereço', className: 'max-w-sm' },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'Mariana' } }
export const WithHelp: Story = { args: { defaultValue: 'ma', help: 'Digite pelo menos 3 letras.' } }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'pão' }, parameters: snapshots.lightOnly }
