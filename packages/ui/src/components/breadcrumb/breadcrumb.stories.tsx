import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb (caminho da página)',
  component: Breadcrumb,
  args: {
    current: 'ERP da matriz',
    children: [
      <a key="settings" href="#configuracoes">
        Configurações
      </a>,
      <a key="webhooks" href="#webhooks">
        Webhooks
      </a>,
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const OneParent: Story = {
  args: { current: undefined, children: <a href="#ordens">Ordens de Serviço</a> },
  parameters: snapshots.lightOnly,
}

/** On a phone it is the link to the nearest parent. */
export const Narrow: Story = {
  globals: { viewport: { value: 'telefone' } },
  parameters: snapshots.phoneOnly,
}
