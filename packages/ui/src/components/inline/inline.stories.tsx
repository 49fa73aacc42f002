import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { gaps } from '../stack/stack.variants.ts'
import { Inline } from './inline.tsx'
import { inlineAligns, inlineJustifies } from './inline.variants.ts'

const meta = {
  title: 'Layout/Inline (lado a lado)',
  component: Inline,
  args: {
    children: null,
  },
  render: (args) => (
    <Inline {...args}>
      <Button>Criar ordem</Button>
      <Badge>Urgente</Badge>
      <span>até 16:00</span>
    </Inline>
  ),
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Gaps: Story = {
  render: (args) => (
    <Gallery values={gaps} direction="column">
      {(gap) => meta.render({ ...args, gap })}
    </Gallery>
  ),
}

export const Aligns: Story = {
  render: (args) => (
    <Gallery values={inlineAligns} direction="column">
      {(align) => meta.render({ ...args, align })}
    </Gallery>
  ),
  parameters: snapshots.lightOnly,
}

export const Justifies: Story = {
  render: (args) => (
    <Gallery values={inlineJustifies} direction="column">
      {(justify) => meta.render({ ...args, justify, className: 'w-96 max-w-full' })}
    </Gallery>
  ),
}
