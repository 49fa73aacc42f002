import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from '../../icons/icons.gen.ts'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import { ActionBar } from './action-bar.tsx'

const meta = {
  title: 'Actions/ActionBar (barra de ação)',
  component: ActionBar,
  args: { label: 'Próximo passo' },
  globals: { viewport: { value: 'telefone' } },
  parameters: snapshots.phoneOnly,
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <Text>Em uma tela de celular, a barra fica no rodapé.</Text>
      <ActionBar {...args}>
        <Button>Cheguei na entrega</Button>
        <Button tone="neutral" variant="outline" icon={<Ellipsis />}>
          Mais
        </Button>
      </ActionBar>
    </>
  ),
}

export const LongLabel: Story = {
  render: (args) => (
    <>
      <Text>Em uma tela de celular, a barra fica no rodapé.</Text>
      <ActionBar {...args}>
        <Button>Continuar a entrega na Avenida Desembargador Magalhães</Button>
        <Button tone="neutral" variant="outline" icon={<Ellipsis />}>
          Mais
        </Button>
      </ActionBar>
    </>
  ),
}
