import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Avatar } from './avatar.tsx'
import { avatarShapes, avatarSizes } from './avatar.variants.ts'

const meta = {
  title: 'Data/Avatar (foto ou iniciais)',
  component: Avatar,
  args: { name: 'Mariana Duarte' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c7d7f2"/><circle cx="20" cy="15" r="8" fill="#35507f"/><path d="M4 40a16 15 0 0 1 32 0" fill="#35507f"/></svg>',
)}`

export const Default: Story = {}

export const Picture: Story = { args: { src: picture } }

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,AAAA' }, parameters: snapshots.lightOnly }

export const WithoutInitials: Story = { args: { name: '—' }, parameters: snapshots.lightOnly }

export const Sizes: Story = {
  render: (args) => <Gallery values={avatarSizes}>{(size) => <Avatar {...args} size={size} />}</Gallery>,
}

export const Shapes: Story = {
  render: (args) => <Gallery values={avatarShapes}>{(shape) => <Avatar {...args} shape={shape} />}</Gallery>,
}

export const Decorative: Story = {
  args: { decorative: true, name: 'Padaria Estrela do Norte', shape: 'company' },
  render: (args) => (
    <p className="flex items-center gap-2">
      <Avatar {...args} />
      {args.name}
    </p>
  ),
}
