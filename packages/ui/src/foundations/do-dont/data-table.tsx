import { Button } from '../../components/button/button.tsx'
import * as DataTable from '../../components/data-table/index.ts'
import * as DropdownMenu from '../../components/dropdown-menu/index.ts'
import { Inline } from '../../components/inline/inline.tsx'

interface Order {
  number: string
  value: number
}

const rows: Order[] = [
  { number: 'OS-2026-000124', value: 1234.5 },
  { number: 'OS-2026-000123', value: 80 },
]

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const number: DataTable.Column<Order> = { id: 'number', header: 'Número', primary: true, value: ({ number }) => number }
const value: DataTable.Column<Order> = {
  id: 'value',
  header: 'Valor',
  numeric: true,
  value: ({ value }) => value,
  cell: ({ value }) => reais.format(value),
}

export const TitleIsLink = () => (
  <div className="w-full">
    <DataTable.Root
      label="Ordens"
      columns={[number, value]}
      rows={rows}
      getRowId={({ number }) => number}
      getRowHref={({ number }) => `#${number}`}
      rowActions={({ number }) => <DropdownMenu.Item>Duplicar {number}</DropdownMenu.Item>}
    >
      <DataTable.Table />
    </DataTable.Root>
  </div>
)

const buttons: DataTable.Column<Order> = {
  id: 'actions',
  header: 'Ações',
  value: () => null,
  cell: () => (
    <Inline>
      <Button size="sm">Abrir</Button>
      <Button size="sm" tone="neutral" variant="outline">
        Duplicar
      </Button>
    </Inline>
  ),
}

export const ButtonsInEachRow = () => (
  <div className="w-full">
    <DataTable.Root
      label="Ordens"
      columns={[number, { ...value, numeric: false }, buttons]}
      rows={rows}
      getRowId={({ number }) => number}
    >
      <DataTable.Table />
    </DataTable.Root>
  </div>
)
