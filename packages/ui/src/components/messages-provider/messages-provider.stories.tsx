import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from '../loader/loader.tsx'
import { MessagesProvider } from './messages-provider.tsx'

const meta = {
  title: 'Texts/MessagesProvider (textos da interface)',
  component: MessagesProvider,
  args: { messages: { loading: 'Um instante…' }, children: <Loader delay={0} /> },
} satisfies Meta<typeof MessagesProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
