import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Button } from '../button/button.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Frame/PageHeader (cabeçalho da página)',
  component: PageHeader,
  args: { title: 'Ordens de Serviço' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const List: Story = {
  args: {
    count: '1.284',
    actions: (
      <>
        <Button tone="neutral" variant="outline">
          Importar ordens
        </Button>
        <Button>Criar ordem</Button>
      </>
    ),
  },
  parameters: snapshots.lightOnly,
}

export const Detail: Story = {
  args: {
    title: 'OS-2026-000123',
    breadcrumb: (
      <Breadcrumb>
        <a href="#ordens">Ordens de Serviço</a>
      </Breadcrumb>
    ),
    children: <StatusBadge kind="moving">Em rota</StatusBadge>,
    description: 'Padaria Estrela do Norte, para Mariana Duarte',
  },
}

/** On a phone the description comes before the actions. */
export const Narrow: Story = {
  args: {
    title: 'Importar ordens',
    breadcrumb: (
      <Breadcrumb>
        <a href="#ordens">Ordens de Serviço</a>
      </Breadcrumb>
    ),
    description: 'De uma planilha CSV ou XLSX, até 10.000 linhas. Nada é criado antes de você conferir.',
    actions: (
      <>
        <Button tone="neutral" variant="outline">
          Baixar modelo
        </Button>
        <Button>Escolher arquivo</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'telefone' } },
  parameters: snapshots.phoneOnly,
}
