import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Section } from './section.tsx'

const meta = {
  title: 'Layout/Section (seção)',
  component: Section,
  args: { title: 'Endereço de coleta', children: <TextField label="CEP" className="max-w-40" /> },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Complete: Story = {
  args: {
    description: 'O entregador vê este endereço quando aceita a rota.',
    actions: (
      <Button tone="neutral" variant="outline" size="sm">
        Usar outro endereço
      </Button>
    ),
  },
}

export const LongTitle: Story = {
  args: { title: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista e Adjacências' },
  decorators: [(story) => <div className="max-w-72">{story()}</div>],
}
