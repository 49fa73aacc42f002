import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { Skeleton } from './skeleton.tsx'
import { type SkeletonShape, skeletonShapes } from './skeleton.variants.ts'

const meta = {
  title: 'Feedback/Skeleton (esqueleto de carregamento)',
  component: Skeleton,
  args: { delay: 0 },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

const sizes: Record<SkeletonShape, string> = { text: 'w-40', block: 'h-24 w-60', circle: 'size-10' }

export const Default: Story = { args: { className: 'w-60' } }

export const Shapes: Story = {
  render: (args) => (
    <Gallery values={skeletonShapes}>
      {(shape) => <Skeleton {...args} shape={shape} className={sizes[shape]} />}
    </Gallery>
  ),
}
