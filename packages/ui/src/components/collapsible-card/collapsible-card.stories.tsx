import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { CollapsibleCard } from './collapsible-card.tsx'

const meta = {
  title: 'Layout/CollapsibleCard (cartão que recolhe)',
  component: CollapsibleCard,
  args: {
    title: 'Entrega',
    summary: 'Padaria da Serra · Rua das Acácias, 120, Campinas, SP',
    children: null,
  },
  render: (args) => (
    <CollapsibleCard {...args}>
      <Stack gap="md">
        <TextField label="Contato no local" defaultValue="Padaria da Serra" required />
        <TextField label="Endereço" defaultValue="Rua das Acácias, 120" required />
      </Stack>
    </CollapsibleCard>
  ),
} satisfies Meta<typeof CollapsibleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Closed: Story = { args: { defaultOpen: false }, parameters: snapshots.withPhone }

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Badge tone="danger">2 a corrigir</Badge>
        <Button size="sm" variant="outline" tone="neutral">
          Usar o local de sempre
        </Button>
      </>
    ),
  },
}

export const Focused: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Entrega', expanded: false })).toHaveFocus()
  },
}

export const LongTitle: Story = {
  args: { title: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista e Adjacências', defaultOpen: false },
  decorators: [(story) => <div className="max-w-72">{story()}</div>],
}
