import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loader } from './loader.tsx'

const meta = {
  title: 'Feedback/Loader (indicador de carregamento)',
  component: Loader,
  args: { delay: 0 },
} satisfies Meta<typeof Loader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithLabel: Story = { args: { label: 'Gerando o relatório…' } }
