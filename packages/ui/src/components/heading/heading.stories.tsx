import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Heading } from './heading.tsx'
import { headingSizes } from './heading.variants.ts'

const meta = {
  title: 'Texts/Heading (título)',
  component: Heading,
  args: { children: 'Ordens de Serviço' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={headingSizes} direction="column">
      {(size) => <Heading {...args} size={size} />}
    </Gallery>
  ),
}

/** One line where space is fixed, such as on a label; the full text must be elsewhere. */
export const Truncated: Story = {
  args: { truncate: true, children: 'Ordens de Serviço da Padaria Pão da Serra' },
  decorators: [(story) => <div className="w-64">{story()}</div>],
}
