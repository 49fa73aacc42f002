import type { Meta, StoryObj } from '@storybook/react-vite'
import * as Tabs from './index.ts'

const meta = {
  title: 'Frame/Tabs (abas)',
  component: Tabs.Root,
  subcomponents: { Item: Tabs.Item },
  args: {
    label: 'Ordens por situação',
    children: (
      <>
        <Tabs.Item href="#todas" count="212">
          Todas
        </Tabs.Item>
        <Tabs.Item href="#rascunhos" count="3">
          Rascunhos
        </Tabs.Item>
        <Tabs.Item href="#em-aberto" count="48" active>
          Em aberto
        </Tabs.Item>
        <Tabs.Item href="#em-andamento" count="17">
          Em andamento
        </Tabs.Item>
        <Tabs.Item href="#precisa-de-acao" count="5">
          Precisa de ação
        </Tabs.Item>
        <Tabs.Item href="#concluidas">Concluídas</Tabs.Item>
        <Tabs.Item href="#canceladas">Canceladas</Tabs.Item>
      </>
    ),
  },
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AsLinks: Story = {
  args: {
    children: (
      <>
        <Tabs.Item asChild active>
          <a href="#perfil">Perfil</a>
        </Tabs.Item>
        <Tabs.Item asChild>
          <a href="#sessoes">Sessões</a>
        </Tabs.Item>
      </>
    ),
  },
}
