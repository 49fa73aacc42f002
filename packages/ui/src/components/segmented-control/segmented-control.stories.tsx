import type { Meta, StoryObj } from '@storybook/react-vite'
import LayoutList from 'lucide-react/icons/layout-list'
import MapIcon from 'lucide-react/icons/map'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { SegmentedControl } from './segmented-control.tsx'
import { segmentedControlSizes } from './segmented-control.variants.ts'

const meta = {
  title: 'Forms/SegmentedControl (controle segmentado)',
  component: SegmentedControl,
  args: {
    label: 'Período',
    options: [
      { value: 'day', label: 'Hoje' },
      { value: 'week', label: '7 dias' },
      { value: 'month', label: '30 dias' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Selected: Story = { args: { defaultValue: 'month' }, parameters: snapshots.lightOnly }
export const WithIcons: Story = {
  args: {
    label: 'Visualização',
    options: [
      { value: 'list', label: 'Lista', icon: <LayoutList aria-hidden /> },
      { value: 'map', label: 'Mapa', icon: <MapIcon aria-hidden /> },
    ],
  },
}
export const IconsOnly: Story = {
  args: {
    label: 'Visualização',
    options: [
      { value: 'list', label: 'Lista', icon: <LayoutList aria-hidden />, iconOnly: true },
      { value: 'map', label: 'Mapa', icon: <MapIcon aria-hidden />, iconOnly: true },
    ],
  },
  parameters: snapshots.lightOnly,
}
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'list', label: 'Lista' },
      { value: 'map', label: 'Mapa', disabled: true },
    ],
  },
  parameters: snapshots.lightOnly,
}
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true }, parameters: snapshots.lightOnly }
export const Sizes: Story = {
  render: (args) => (
    <Gallery values={segmentedControlSizes}>
      {(size) => <SegmentedControl {...args} label={`Período ${size}`} size={size} />}
    </Gallery>
  ),
  parameters: snapshots.lightOnly,
}
export const LongLabels: Story = {
  args: {
    className: 'max-w-72',
    options: [
      { value: 'a', label: 'Somente as atrasadas desta semana' },
      { value: 'b', label: 'Todas' },
    ],
  },
}
