import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from '../loader/loader.tsx'
import { LocaleProvider } from './locale-provider.tsx'

const meta = {
  title: 'Texts/LocaleProvider (língua e formatos)',
  component: LocaleProvider,
  args: { messages: { loading: 'Um instante…' }, children: <Loader delay={0} /> },
} satisfies Meta<typeof LocaleProvider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
