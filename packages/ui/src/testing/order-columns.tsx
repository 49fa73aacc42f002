import type * as DataTable from '../components/data-table/index.ts'
import * as DropdownMenu from '../components/dropdown-menu/index.ts'
import { StatusBadge } from '../components/status-badge/status-badge.tsx'
import type { Order } from './sample-orders.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** The columns of the stories of `DataTable`. Declared once: rows render again when they change. */
export const columns: DataTable.Column<Order>[] = [
  {
    id: 'number',
    header: 'Número',
    primary: true,
    sortable: true,
    width: 190,
    value: ({ number }) => number,
    cell: ({ number }) => <span className="figures">{number}</span>,
  },
  { id: 'to', header: 'Destinatário', sortable: true, value: ({ to }) => to },
  { id: 'city', header: 'Cidade', sortable: true, value: ({ city }) => city },
  {
    id: 'status',
    header: 'Situação',
    value: ({ status }) => status,
    cell: ({ kind, status }) => <StatusBadge kind={kind}>{status}</StatusBadge>,
  },
  {
    id: 'value',
    header: 'Valor declarado',
    numeric: true,
    sortable: true,
    value: ({ value }) => value,
    cell: ({ value }) => (value === null ? '—' : reais.format(value)),
  },
]

export const getRowId = ({ number }: Order) => number
export const getRowHref = ({ number }: Order) => `#${number}`
export const rowActions = ({ number }: Order) => (
  <>
    <DropdownMenu.Item>Duplicar {number}</DropdownMenu.Item>
    <DropdownMenu.Item tone="danger">Cancelar {number}</DropdownMenu.Item>
  </>
)
