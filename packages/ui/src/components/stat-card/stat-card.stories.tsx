import type { Meta, StoryObj } from '@storybook/react-vite'
import Truck from 'lucide-react/icons/truck'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { StatCard } from './stat-card.tsx'
import { statTones } from './stat-card.variants.ts'

const meta = {
  title: 'Data/StatCard (cartão de indicador)',
  component: StatCard,
  args: {
    label: 'Em rota',
    value: '38',
    hint: 'ontem, a esta hora: 31',
    icon: <Truck aria-hidden />,
    className: 'w-60',
  },
} satisfies Meta<typeof StatCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={statTones}>{(tone) => <StatCard {...args} tone={tone} />}</Gallery>,
}

/** Values of each day, with the days before as a dashed line; days without values; one value; no change. */
export const WithTrend: Story = {
  args: { className: 'w-full' },
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-2">
      <StatCard
        {...args}
        label="Entregas no período"
        value="266"
        hint="251 nos 7 dias antes"
        trend={{
          values: [31, 12, 44, 47, 41, 43, 48],
          before: [28, 15, 40, 41, 44, 39, 44],
          label: 'Por dia: de 12 a 48',
        }}
      />
      <StatCard
        {...args}
        label="No prazo"
        value="96,2%"
        hint="antes, 95,6%"
        trend={{
          values: [94, null, 97, 96, null, 98, 95],
          before: [95, null, 93, 97, 96, 96, 94],
          from: 80,
          label: 'Por dia: de 94% a 98%',
        }}
      />
      <StatCard {...args} trend={{ values: [12], label: 'Hoje: 12' }} />
      <StatCard {...args} trend={{ values: [0, 0, 0], label: 'Por dia: 0' }} />
    </div>
  ),
}

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#em-rota" /> },
  parameters: snapshots.lightOnly,
}
