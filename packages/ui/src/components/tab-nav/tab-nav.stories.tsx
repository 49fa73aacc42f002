import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import * as TabNav from './index.ts'

const meta = {
  title: 'Frame/TabNav (abas de navegação)',
  component: TabNav.Root,
  subcomponents: { Item: TabNav.Item },
  args: {
    label: 'Ordens por situação',
    children: null,
  },
  render: (args) => (
    <TabNav.Root {...args}>
      <TabNav.Item href="#todas" count="212">
        Todas
      </TabNav.Item>
      <TabNav.Item href="#rascunhos" count="3">
        Rascunhos
      </TabNav.Item>
      <TabNav.Item href="#em-aberto" count="48" active>
        Em aberto
      </TabNav.Item>
      <TabNav.Item href="#em-andamento" count="17">
        Em andamento
      </TabNav.Item>
      <TabNav.Item href="#precisa-de-acao" count="5" waiting>
        Precisa de ação
      </TabNav.Item>
      <TabNav.Item href="#concluidas">Concluídas</TabNav.Item>
      <TabNav.Item href="#canceladas">Canceladas</TabNav.Item>
    </TabNav.Root>
  ),
} satisfies Meta<typeof TabNav.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsLinks: Story = {
  render: (args) => (
    <TabNav.Root {...args}>
      <TabNav.Item asChild active>
        <a href="#perfil">Perfil</a>
      </TabNav.Item>
      <TabNav.Item asChild>
        <a href="#sessoes">Sessões</a>
      </TabNav.Item>
    </TabNav.Root>
  ),
  parameters: snapshots.lightOnly,
}
