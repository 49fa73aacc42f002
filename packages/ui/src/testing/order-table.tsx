import * as DataTable from '../components/data-table/index.ts'

export interface Order {
  id: string
  to: string
  value: number | null
}

/** Orders of which one has no value. */
export const orders: Order[] = [
  { id: 'a', to: 'Mariana', value: 30 },
  { id: 'b', to: 'Álvaro', value: null },
  { id: 'c', to: 'Bruno', value: 120 },
]
/** Their columns, which can be sorted. */
export const columns: DataTable.Column<Order>[] = [
  { id: 'to', header: 'Destinatário', sortable: true, value: ({ to }) => to },
  { id: 'value', header: 'Valor', numeric: true, sortable: true, value: ({ value }) => value },
]
const getRowId = ({ id }: Order) => id
const base = { label: 'Ordens', columns, rows: orders, getRowId }

/** A table of orders; without children, of the rows only. */
export const Orders = ({ children, ...props }: Partial<DataTable.RootProps<Order>>) => (
  <DataTable.Root {...base} {...props}>
    {children ?? <DataTable.Table />}
  </DataTable.Root>
)
