import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Badge } from '../badge/badge.tsx'
import { Stack } from './stack.tsx'
import { gaps } from './stack.variants.ts'

const meta = {
  title: 'Layout/Stack (pilha)',
  component: Stack,
  args: {
    children: null,
  },
  render: (args) => (
    <Stack {...args}>
      <Badge>Coleta</Badge>
      <Badge>Entrega 1</Badge>
      <Badge>Entrega 2</Badge>
    </Stack>
  ),
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Gaps: Story = {
  render: (args) => <Gallery values={gaps}>{(gap) => meta.render({ ...args, gap })}</Gallery>,
}
