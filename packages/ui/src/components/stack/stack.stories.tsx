import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.js'
import { Badge } from '../badge/badge.js'
import { Stack } from './stack.js'
import { gaps } from './stack.variants.js'

const meta = {
  title: 'Layout/Stack (pilha)',
  component: Stack,
  args: {
    children: (
      <>
        <Badge>Coleta</Badge>
        <Badge>Entrega 1</Badge>
        <Badge>Entrega 2</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Gaps: Story = {
  render: (args) => <Gallery values={gaps}>{(gap) => <Stack {...args} gap={gap} />}</Gallery>,
}
