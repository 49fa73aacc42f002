import type { Meta, StoryObj } from '@storybook/react-vite'
import Filter from 'lucide-react/icons/filter'
import Package from 'lucide-react/icons/package'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/EmptyState (estado vazio)',
  component: EmptyState,
  args: {
    icon: <Package />,
    title: 'Nenhuma ordem de serviço ainda.',
    children: 'Aqui ficam as entregas que você solicita, do rascunho à porta.',
    action: <Button>Criar ordem</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filtered: Story = {
  args: {
    icon: <Filter />,
    title: 'Nenhuma ordem com estes filtros.',
    children: undefined,
    action: (
      <Button tone="neutral" variant="outline">
        Limpar filtros
      </Button>
    ),
  },
}
