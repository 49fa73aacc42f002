import type { Meta, StoryObj } from '@storybook/react-vite'
import { Overview } from './overview.tsx'

const meta = {
  title: 'Começar/O sistema (overview)',
  component: Overview,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Overview>
export default meta
type Story = StoryObj<typeof meta>

/** The first page of Storybook. It has the name of its folder, so that the sidebar shows both as one line. */
export const Page: Story = { name: 'O sistema (overview)' }
