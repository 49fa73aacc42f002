import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.js'
import { Heading } from '../heading/heading.js'
import { Stack } from '../stack/stack.js'
import { Text } from '../text/text.js'
import { PrintSheet } from './print-sheet.js'
import { printSheetSizes } from './print-sheet.variants.js'

const meta = {
  title: 'Layout/PrintSheet (folha de papel)',
  component: PrintSheet,
  args: {
    children: (
      <Stack gap="sm">
        <Heading level={2}>OS-2026-000123</Heading>
        <Text>Mariana Albuquerque, Avenida Paulista, 1578, Bela Vista, São Paulo, SP</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { size: 'a6' } }

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={printSheetSizes} direction="column">
      {(size) => <PrintSheet {...args} size={size} />}
    </Gallery>
  ),
}
