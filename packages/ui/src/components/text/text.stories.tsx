import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Text } from './text.tsx'
import { textSizes, textTones, textWeights } from './text.variants.ts'

const meta = {
  title: 'Texts/Text (texto)',
  component: Text,
  args: { children: 'Coleta hoje, das 14:00 às 16:00, na Rua Augusta, 1500.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Gallery values={textTones} direction="column">
      {(tone) => <Text {...args} tone={tone} />}
    </Gallery>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={textSizes} direction="column">
      {(size) => <Text {...args} size={size} />}
    </Gallery>
  ),
}

export const Weights: Story = {
  render: (args) => (
    <Gallery values={textWeights} direction="column">
      {(weight) => <Text {...args} weight={weight} />}
    </Gallery>
  ),
}

export const Figures: Story = {
  render: () => (
    <div className="w-32 text-end">
      <Text tabularNumbers>R$ 1.111,11</Text>
      <Text tabularNumbers>R$ 8.888,88</Text>
    </div>
  ),
  parameters: snapshots.lightOnly,
}

export const Truncated: Story = {
  render: (args) => (
    <div className="w-48">
      <Text {...args} truncate />
    </div>
  ),
  parameters: snapshots.lightOnly,
}
