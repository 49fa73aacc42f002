import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Frame/SkipLink (pular para o conteúdo)',
  component: SkipLink,
  args: { href: '#conteudo' },
  decorators: [
    (story) => (
      <div className="min-h-24">
        {story()}
        <div id="conteudo" />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Focused: Story = { play: () => userEvent.tab() }
