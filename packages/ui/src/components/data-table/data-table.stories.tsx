import type { Meta, StoryObj } from '@storybook/react-vite'
import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { columns, getRowHref, getRowId, rowActions } from '../../testing/order-columns.tsx'
import { makeOrders, type Order } from '../../testing/sample-orders.ts'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import * as DataTable from './index.ts'

const bulkActions = (selected: readonly string[]) => (
  <>
    <Button tone="neutral" variant="outline" size="sm">
      Imprimir etiquetas
    </Button>
    <Button tone="danger" variant="outline" size="sm">
      Cancelar {selected.length} ordens
    </Button>
  </>
)
const withViewOptions = (
  <>
    <DataTable.Toolbar>
      <DataTable.ViewOptions arrangeable />
    </DataTable.Toolbar>
    <DataTable.BulkActions />
    <DataTable.Table />
  </>
)
const few = makeOrders(6)

const OrderTable = (props: DataTable.RootProps<Order>) => <DataTable.Root {...props} />

const meta = {
  title: 'Data/DataTable (tabela de dados)',
  component: OrderTable,
  args: {
    label: 'Ordens de serviço',
    columns,
    rows: few,
    getRowId,
    getRowHref,
    rowActions,
    children: <DataTable.Table />,
  },
} satisfies Meta<typeof OrderTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const AllFeatures: Story = {
  args: {
    selectable: true,
    defaultSorting: { id: 'value', desc: true },
  },
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.Toolbar>
        <SearchField label="Buscar ordens" value="" onValueChange={() => {}} className="w-full max-w-72" />
        <DataTable.ViewOptions arrangeable />
      </DataTable.Toolbar>
      <DataTable.BulkActions>{bulkActions}</DataTable.BulkActions>
      <DataTable.Table />
      <DataTable.Footer>
        <Pagination page={1} totalPages={9} total={212} limit={25} getHref={(page) => `#p${page}`} />
      </DataTable.Footer>
    </OrderTable>
  ),
}

export const OneRow: Story = { args: { rows: makeOrders(1) }, parameters: snapshots.lightOnly }

export const Selection: Story = {
  args: {
    selectable: true,
    defaultSelected: ['OS-2026-000005', 'OS-2026-000003'],
  },
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.BulkActions>{bulkActions}</DataTable.BulkActions>
      <DataTable.Table />
    </OrderTable>
  ),
}

export const Compact: Story = { args: { density: 'compact', selectable: true } }

const halves = columns.map((column) => (column.id === 'status' ? column : { ...column, cardHalfWidth: true }))

/** In cards two short columns share a line; the table does not change. */
export const HalfWidthColumns: Story = { args: { columns: halves, selectable: true }, parameters: snapshots.lightOnly }

const compact = halves.map((column) => ({ ...column, cardLabelHidden: true, cardHidden: column.id === 'city' }))

/** Cards of few lines: self-explanatory values without labels, and one column that only the table shows. */
export const CompactCards: Story = { args: { columns: compact, selectable: true }, parameters: snapshots.lightOnly }

/** The next step of some rows, at the end of their cards; the table offers it in the menu of the row. */
export const CardActions: Story = {
  args: {
    columns: compact,
    rows: few.slice(0, 3),
    cardAction: ({ number }) => number.endsWith('1') && <Button size="sm">Aceitar</Button>,
  },
  parameters: snapshots.phoneOnly,
}

const wrapped = columns.map((column) => ({ ...column, width: 120, wrap: true }))

/** Values that must be read in full take several lines. */
export const WrappedColumns: Story = { args: { columns: wrapped }, parameters: snapshots.lightOnly }

export const HiddenColumns: Story = {
  args: { defaultHiddenColumns: ['city', 'status'] },
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
  parameters: snapshots.lightOnly,
}

const openColumnMenu = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Ajustar tabela' }))

export const ColumnMenuOpen: Story = {
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
  play: async ({ canvasElement }) => {
    await openColumnMenu(canvasElement)
    await within(canvasElement.ownerDocument.body).findByRole('menu')
  },
}

/** The dialog for the order and the pinned columns. */
export const ArrangeColumnsOpen: Story = {
  args: { defaultColumnOrder: ['value', 'city'], defaultPinnedColumns: ['status'] },
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await openColumnMenu(canvasElement)
    await userEvent.click(await body.findByRole('menuitem', { name: 'Ordem e colunas fixas…' }))
    await body.findByRole('dialog', { name: 'Colunas' })
  },
}

/** Pinned columns stay next to the title when the table scrolls sideways. */
export const PinnedColumns: Story = {
  args: {
    selectable: true,
    defaultSelected: ['OS-2026-000005'],
    defaultPinnedColumns: ['status'],
    defaultColumnWidths: { number: 190, to: 400, city: 400, status: 200, value: 400 },
  },
  parameters: snapshots.lightOnly,
}

// On a narrow screen the handles are hidden.
const findHandles = (canvas: HTMLElement) => within(canvas).findAllByRole('slider', { hidden: true })
const waitForHandles: Story['play'] = async ({ canvasElement }) => void (await findHandles(canvasElement))

/**
 * The user changes the width of a column at the edge of its header. A longer text is truncated, and the rest of a wide
 * table is empty.
 */
export const ColumnWidths: Story = {
  args: {
    resizable: true,
    columns: columns.map((column) => ({ ...column, width: 120 })),
    defaultColumnWidths: { number: 110, to: 90, city: 64, value: 100 },
  },
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
  play: waitForHandles,
  parameters: snapshots.lightOnly,
}

/** The handle of the focused column; Tab moves to the next one. */
export const FocusedHandle: Story = {
  args: { resizable: true },
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
  play: async ({ canvasElement }) => (await findHandles(canvasElement))[1]?.focus({ preventScroll: true }),
}

/** The ring of the focused row is above the pinned cells. */
export const FocusedPinnedRow: Story = {
  args: { ...PinnedColumns.args, selectable: false, defaultSelected: [] },
  play: ({ canvasElement }) => {
    within(canvasElement).getAllByRole('row')[2]?.focus({ preventScroll: true })
  },
  parameters: snapshots.lightOnly,
}

export const RowActions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ações de OS-2026-000005' }))
    await within(canvasElement.ownerDocument.body).findByRole('menu')
  },
}

export const Highlighted: Story = { args: { highlightedRowIds: ['OS-2026-000004'] } }

export const LongWords: Story = {
  args: {
    rows: [
      {
        ...(few[0] as Order),
        to: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista e Adjacências',
        city: 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(4),
      },
      ...few.slice(1, 3),
    ],
  },
}

export const TenThousandRows: Story = {
  args: { rows: makeOrders(10_000), selectable: true },
  render: (args) => <OrderTable {...args}>{withViewOptions}</OrderTable>,
}

export const Loading: Story = { args: { rows: [], loading: true, selectable: true } }

export const Refreshing: Story = { args: { refreshing: true }, parameters: snapshots.lightOnly }

/** What is shown instead of rows is the content of `DataTable.Table`. */
export const Empty: Story = {
  args: {
    rows: [],
  },
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.Table>
        <EmptyState icon={<Package />} title="Nenhuma ordem de serviço ainda." action={<Button>Criar ordem</Button>}>
          Aqui ficam as entregas que você solicita.
        </EmptyState>
      </DataTable.Table>
    </OrderTable>
  ),
}

export const FilteredEmpty: Story = {
  args: {
    rows: [],
  },
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.Table>
        <DataTable.NoMatches onClearFilters={() => {}} />
      </DataTable.Table>
    </OrderTable>
  ),
  parameters: snapshots.lightOnly,
}

export const Failed: Story = {
  args: {
    rows: [],
  },
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.Table>
        <DataTable.Error title="Não foi possível carregar as ordens." onRetry={() => {}} requestId="req_8f2c" />
      </DataTable.Table>
    </OrderTable>
  ),
}

export const RefreshFailed: Story = {
  render: (args) => (
    <OrderTable {...args}>
      <DataTable.RefreshError title="Não foi possível atualizar as ordens." onRetry={() => {}} />
      <DataTable.Table />
    </OrderTable>
  ),
}

/** Controlled by the application: sorting, selection, columns and density, to store them in the URL or the account. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [sorting, setSorting] = useState(args.defaultSorting ?? null)
    const [selected, setSelected] = useState<string[]>([])
    const [hidden, setHidden] = useState<string[]>([])
    return (
      <OrderTable
        {...args}
        selectable
        sorting={sorting}
        onSortingChange={setSorting}
        selected={selected}
        onSelectedChange={setSelected}
        hiddenColumns={hidden}
        onHiddenColumnsChange={setHidden}
      >
        {withViewOptions}
      </OrderTable>
    )
  },
  parameters: snapshots.lightOnly,
}
