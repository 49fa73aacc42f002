import { Alert, DataTable, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { importRowsQuery, maxShownRows } from './import.queries.ts'
import { formatRowCount } from './row-counts.tsx'

interface DividedPart {
  id: string
  row: number
  column: string
  from: string | null
  to: string
}

const columns: readonly DataTable.Column<DividedPart>[] = [
  {
    id: 'row',
    header: 'Linha',
    numeric: true,
    primary: true,
    width: 96,
    value: ({ row }) => row,
    // Without thousands separator, as in the spreadsheet.
    cell: ({ row }) => String(row),
  },
  { id: 'column', header: 'Campo', width: 200, value: ({ column }) => column },
  { id: 'from', header: 'Célula na planilha', width: 280, value: ({ from }) => from ?? 'vazia' },
  { id: 'to', header: 'Fica assim', width: 280, value: ({ to }) => to },
]

/**
 * Lists the parts of addresses that were read out of another cell, such as a number out of the street, so that the user
 * checks them before the orders are created. Nothing without such parts.
 */
export function DividedAddresses({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'changed'))
  const total = data?.meta.total ?? 0
  if (!error && total === 0) return null
  const parts = (data?.data ?? []).flatMap(({ row, changes = [] }) =>
    changes.map((change, index) => ({ id: `${row}-${index}`, row, ...change })),
  )
  const cut = total > maxShownRows ? ` A tabela mostra as primeiras ${formatCount(maxShownRows)} linhas.` : ''
  return (
    <Stack gap="md">
      {total > 0 && (
        <Alert tone="warning" title={`Endereço dividido em ${formatRowCount(total)}: confira antes de criar`}>
          {`Uma célula tinha mais de uma parte do endereço. Se uma divisão estiver errada, corrija a planilha e envie de novo.${cut}`}
        </Alert>
      )}
      <DataTable.Root
        label="Endereços divididos"
        columns={columns}
        rows={parts}
        getRowId={(part) => part.id}
        getRowLabel={({ row }) => `Linha ${row}`}
        loading={false}
      >
        <ListRows error={error} onRetry={refetch} />
      </DataTable.Root>
    </Stack>
  )
}
