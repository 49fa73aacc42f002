import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { printSheetSizes } from './print-sheet.variants.ts'

const meta = {
  title: 'Layout/PrintSheet (folha de papel)',
  component: PrintSheet,
  args: {
    children: null,
  },
  render: (args) => (
    <PrintSheet {...args}>
      <Stack gap="sm">
        <Heading level={2}>OS-2026-000123</Heading>
        <Text>Mariana Albuquerque, Avenida Paulista, 1578, Bela Vista, São Paulo, SP</Text>
      </Stack>
    </PrintSheet>
  ),
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { size: 'a6' } }

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={printSheetSizes} direction="column">
      {(size) => meta.render({ ...args, size })}
    </Gallery>
  ),
}
