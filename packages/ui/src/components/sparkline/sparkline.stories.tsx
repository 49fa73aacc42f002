import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { StatCard } from '../stat-card/stat-card.tsx'
import { Sparkline } from './sparkline.tsx'
import { sparklineTones } from './sparkline.variants.ts'

const meta = {
  title: 'Charts/Sparkline (minigráfico)',
  component: Sparkline,
  args: { label: 'Entregas por dia, últimos 14 dias', values: [12, 18, 15, 9, 4, 2, 16, 21, 19, 24, 8, 3, 22, 31] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={sparklineTones}>{(tone) => <Sparkline {...args} tone={tone} />}</Gallery>,
}

export const InATile: Story = {
  render: (args) => (
    <StatCard
      label="Entregues hoje"
      value={
        <span className="flex items-center justify-between gap-4">
          31 <Sparkline {...args} />
        </span>
      }
      hint="ontem, a esta hora: 22"
      className="max-w-72"
    />
  ),
}

export const WithGaps: Story = { args: { values: [12, 18, null, 9, 4, 2, null, null, 19, 24, 8] } }

export const NeverChanging: Story = { args: { values: [7, 7, 7, 7] } }

export const OneValue: Story = { args: { values: [7] } }

export const Empty: Story = { args: { values: [] } }
