import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { gaps } from '../stack/stack.variants.ts'
import { Inline } from './inline.tsx'
import { inlineAligns, inlineJustifies } from './inline.variants.ts'

const buttons = (
  <>
    <Button>Criar ordem</Button>
    <Badge>Urgente</Badge>
    <span>até 16:00</span>
  </>
)

const meta = {
  title: 'Layout/Inline (lado a lado)',
  component: Inline,
  args: {
    children: null,
  },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: (args) => <Inline {...args}>{buttons}</Inline> }

export const Gaps: Story = {
  render: (args) => (
    <Gallery values={gaps} direction="column">
      {(gap) => (
        <Inline {...args} gap={gap}>
          {buttons}
        </Inline>
      )}
    </Gallery>
  ),
}

export const Aligns: Story = {
  render: (args) => (
    <Gallery values={inlineAligns} direction="column">
      {(align) => (
        <Inline {...args} align={align}>
          {buttons}
        </Inline>
      )}
    </Gallery>
  ),
  parameters: snapshots.lightOnly,
}

export const Justifies: Story = {
  render: (args) => (
    <Gallery values={inlineJustifies} direction="column">
      {(justify) => (
        <Inline {...args} justify={justify} className="w-96 max-w-full">
          {buttons}
        </Inline>
      )}
    </Gallery>
  ),
}
