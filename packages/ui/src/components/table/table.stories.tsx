import type { Meta, StoryObj } from '@storybook/react-vite'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { snapshots } from '../../testing/snapshots.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import type { StatusKind } from '../status-badge/status-badge.variants.ts'
import * as Table from './index.ts'

const meta = {
  title: 'Data/Table (tabela)',
  component: Table.Root,
  subcomponents: { Head: Table.Head, Body: Table.Body, Row: Table.Row, HeaderCell: Table.HeaderCell, Cell: Table.Cell },
  args: { label: 'Ordens de serviço', className: 'rounded-lg border border-line bg-surface-raised' },
} satisfies Meta<typeof Table.Root>
export default meta
type Story = StoryObj<typeof meta>

const renderTable: Story['render'] = (args) => {
  const orders: { number: string; to: string; kind: StatusKind; status: string; value: string }[] = [
    { number: 'OS-2026-000128', to: 'Mariana Duarte', kind: 'moving', status: 'Em rota', value: 'R$ 1.234,56' },
    { number: 'OS-2026-000127', to: 'Clínica São Lucas', kind: 'requested', status: 'Solicitada', value: 'R$ 89,90' },
    {
      number: 'OS-2026-000126',
      to: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista',
      kind: 'failed',
      status: 'Tentativa sem sucesso',
      value: 'R$ 12.000,00',
    },
    { number: 'OS-2026-000125', to: 'João Batista', kind: 'done', status: 'Entregue', value: 'R$ 0,00' },
  ]
  return (
    <Table.Root {...args}>
      <Table.Head>
        <tr>
          <Table.HeaderCell sort="descending" onSort={() => {}}>
            Número
          </Table.HeaderCell>
          <Table.HeaderCell>Destinatário</Table.HeaderCell>
          <Table.HeaderCell sort="none" onSort={() => {}}>
            Situação
          </Table.HeaderCell>
          <Table.HeaderCell numeric>Valor declarado</Table.HeaderCell>
          <Table.HeaderCell>
            <span className="sr-only">Ações</span>
          </Table.HeaderCell>
        </tr>
      </Table.Head>
      <Table.Body>
        {orders.map((order, index) => (
          <Table.Row key={order.number} selected={index === 1}>
            <Table.Cell header>
              <Table.RowLink href={`#${order.number}`} className="figures">
                {order.number}
              </Table.RowLink>
            </Table.Cell>
            <Table.Cell className="max-w-80 truncate">{order.to}</Table.Cell>
            <Table.Cell>
              <StatusBadge kind={order.kind}>{order.status}</StatusBadge>
            </Table.Cell>
            <Table.Cell numeric>{order.value}</Table.Cell>
            <Table.Cell>
              <IconButton label={`Ações de ${order.number}`} size="sm">
                <MoreHorizontal aria-hidden />
              </IconButton>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

export const Default: Story = { render: renderTable, parameters: snapshots.withPhone }

export const StickyHeader: Story = {
  args: { className: 'max-h-40 rounded-lg border border-line bg-surface-raised' },
  render: renderTable,
}
