import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Layout/VisuallyHidden (texto oculto)',
  component: VisuallyHidden,
  args: { children: 'entregas em rota agora' },
  decorators: [(story) => <p>38 {story()}</p>],
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
