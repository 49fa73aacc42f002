import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { Text } from '../text/text.tsx'
import { Board, type BoardColumn, type BoardProps } from './index.ts'

interface Order {
  number: string
  status: string
  to: string
  due: string
}

const columns: BoardColumn[] = [
  { id: 'requested', title: 'Solicitada', waiting: true },
  { id: 'accepted', title: 'Aguardando coleta' },
  { id: 'collecting', title: 'A caminho da coleta' },
  { id: 'in_transit', title: 'Em rota' },
  { id: 'delivered', title: 'Entregue' },
]
const people = ['Mariana Duarte', 'Clínica São Lucas', 'João Batista', 'Ótica Boa Vista', 'Padaria Estrela do Norte']
const steps: Record<string, [column: string, label: string][]> = {
  requested: [['accepted', 'Aceitar ordem']],
  accepted: [
    ['collecting', 'Sair para coleta'],
    ['requested', 'Devolver à fila'],
  ],
  collecting: [['in_transit', 'Confirmar coleta']],
  in_transit: [['delivered', 'Concluir entrega']],
}

const makeOrders = (count: number, shown = columns.length): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    number: `OS-2026-${String(count - index).padStart(6, '0')}`,
    status: columns[index % shown]?.id as string,
    to: people[index % people.length] as string,
    due: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
  }))

const getId = ({ number }: Order) => number
const getColumn = ({ status }: Order) => status
const renderLink = ({ number }: Order) => <a href={`#${number}`} />
const renderOrder = ({ to, due }: Order) => (
  <>
    <Text truncate>{to}</Text>
    <Text size="sm" tone="subtle">{`Entregar até ${due}`}</Text>
  </>
)
const getMoves = ({ status }: Order) => (steps[status] ?? []).map(([column, label]) => ({ column, label }))

/** A board whose moves take effect. */
function OrderBoard({ items, ...props }: BoardProps<Order>) {
  const [orders, setOrders] = useState(items)
  const [selected, setSelected] = useState<string[]>([...(props.selected ?? [])])
  return (
    <Board
      {...props}
      items={orders}
      selected={selected}
      onSelectedChange={setSelected}
      onMove={({ number }, status) =>
        setOrders((current) => current.map((order) => (order.number === number ? { ...order, status } : order)))
      }
    />
  )
}

const meta = {
  title: 'Data/Board (quadro)',
  component: Board<Order>,
  args: {
    label: 'Ordens por status',
    columns,
    items: makeOrders(12),
    getItemId: getId,
    getItemColumn: getColumn,
    getItemTitle: getId,
    renderItemLink: renderLink,
    renderItem: renderOrder,
    getMoves,
  },
  render: (args) => <OrderBoard {...args} />,
} satisfies Meta<typeof Board<Order>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const SelectedAndPending: Story = {
  args: {
    selectable: true,
    selected: ['OS-2026-000012', 'OS-2026-000010'],
    pendingIds: ['OS-2026-000011'],
    itemActions: ({ number }) => <DropdownMenu.Item>Copiar {number}</DropdownMenu.Item>,
  },
}

/** The columns while a card is dragged: one accepts it, the others state why they do not. */
export const Dragging: Story = {
  args: {
    getMoves: ({ status }) =>
      status === 'requested'
        ? [
            { column: 'accepted', label: 'Aceitar ordem' },
            {
              column: 'collecting',
              label: 'Sair para coleta',
              forbidden: 'Aceite a ordem antes de sair para a coleta.',
            },
          ]
        : [],
    getForbiddenText: (_order, column) =>
      `Não há passo de “Solicitada” para “${columns.find(({ id }) => id === column)?.title}”.`,
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-card]') as HTMLElement
    card.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: new DataTransfer() }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drop=forbidden]')).toHaveLength(3))
  },
}

export const MenuOfACard: Story = {
  args: {
    itemActions: ({ number }) => <DropdownMenu.Item>Copiar {number}</DropdownMenu.Item>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mover OS-2026-000011 e outras ações' }))
    await waitFor(() => expect(within(document.body).getByRole('menuitem', { name: 'Sair para coleta' })).toBeVisible())
  },
  parameters: snapshots.lightOnly,
}

export const EmptyAndLoadingColumns: Story = {
  args: {
    items: makeOrders(3, 1),
    columns: columns.map((column) => ({
      ...column,
      loading: column.id === 'in_transit',
      emptyText: column.id === 'accepted' ? 'Nenhuma ordem espera coleta' : undefined,
    })),
  },
}

export const Empty: Story = { args: { items: [] }, parameters: snapshots.lightOnly }

export const CountsAndFooters: Story = {
  args: {
    columns: columns.map((column) => ({
      ...column,
      count: '1.204',
      footer: (
        <Button tone="neutral" variant="ghost" size="sm" className="w-full">
          Mostrar mais
        </Button>
      ),
    })),
  },
  parameters: snapshots.lightOnly,
}

export const WithoutMoves: Story = { args: { getMoves: undefined }, parameters: snapshots.lightOnly }

export const LongTexts: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, title: `${column.title} `.repeat(4) })),
    items: makeOrders(10).map((order) => ({ ...order, number: order.number.repeat(4), to: 'Albuquerque'.repeat(8) })),
    selectable: true,
  },
  parameters: snapshots.lightOnly,
}

export const FiveHundredCards: Story = {
  args: { items: makeOrders(500), selectable: true },
  parameters: snapshots.lightOnly,
}
