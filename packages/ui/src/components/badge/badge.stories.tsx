import type { Meta, StoryObj } from '@storybook/react-vite'
import Zap from 'lucide-react/icons/zap'
import { Gallery } from '../../testing/gallery.tsx'
import { Badge } from './badge.tsx'
import { badgeTones } from './badge.variants.ts'

const meta = {
  title: 'Data/Badge (etiqueta)',
  component: Badge,
  args: { children: 'Urgente' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => <Gallery values={badgeTones}>{(tone) => <Badge {...args} tone={tone} />}</Gallery>,
}

export const WithIcon: Story = {
  args: {
    tone: 'warning',
  },
  render: (args) => (
    <Badge {...args}>
      <Zap aria-hidden />
      Urgente
    </Badge>
  ),
}
