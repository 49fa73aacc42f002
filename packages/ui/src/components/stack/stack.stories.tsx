import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Badge } from '../badge/badge.tsx'
import { Stack } from './stack.tsx'
import { gaps } from './stack.variants.ts'

const items = (
  <>
    <Badge>Coleta</Badge>
    <Badge>Entrega 1</Badge>
    <Badge>Entrega 2</Badge>
  </>
)

const meta = {
  title: 'Layout/Stack (pilha)',
  component: Stack,
  args: {
    children: null,
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: (args) => <Stack {...args}>{items}</Stack> }

export const Gaps: Story = {
  render: (args) => (
    <Gallery values={gaps}>
      {(gap) => (
        <Stack {...args} gap={gap}>
          {items}
        </Stack>
      )}
    </Gallery>
  ),
}
