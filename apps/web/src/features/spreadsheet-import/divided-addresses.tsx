import type { ImportRow } from '@malote/api-client'
import { Alert, DataTable, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { importRowsQuery, maxShownRows } from './import.queries.ts'
import { formatRowCount } from './row-counts.tsx'

type DividedRow = Pick<ImportRow, 'row' | 'changes'>

const none: NonNullable<ImportRow['changes']> = []

/** The cells of the row that had more than one part. */
const formatCells = ({ changes = none }: DividedRow): string => changes.flatMap(({ from }) => from ?? []).join(' · ')

/** The parts that the cells become: `Entrega: número 788`. */
const formatParts = ({ changes = none }: DividedRow): string =>
  changes.map(({ column, to }) => `${column} ${to}`).join(' · ')

const columns: readonly DataTable.Column<DividedRow>[] = [
  {
    id: 'row',
    header: 'Na planilha',
    primary: true,
    width: 120,
    value: ({ row }) => row,
    // Without thousands separator, as in the spreadsheet.
    cell: ({ row }) => `Linha ${row}`,
  },
  { id: 'cells', header: 'Estava escrito', width: 320, value: formatCells },
  { id: 'parts', header: 'Fica assim', width: 480, value: formatParts },
]

/**
 * Lists the parts of addresses that were read out of another cell, such as a number out of the street, so that the user
 * checks them before the orders are created. Nothing without such parts.
 */
export function DividedAddresses({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'changed'))
  const total = data?.meta.total ?? 0
  if (!error && total === 0) return null
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
        rows={data?.data ?? []}
        getRowId={({ row }) => String(row)}
        getRowLabel={({ row }) => `Linha ${row}`}
        loading={false}
      >
        <ListRows error={error} onRetry={refetch} />
      </DataTable.Root>
    </Stack>
  )
}
