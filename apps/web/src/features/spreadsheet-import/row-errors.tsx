import type { ImportRowError } from '@malote/api-client'
import { DataTable, Inline, Text } from '@malote/ui'
import { DownloadMenu, type SpreadsheetFormat, spreadsheetFormats } from '../../components/download-menu.tsx'
import { ListRows } from '../../lib/lists/list-rows.tsx'

const columns: readonly DataTable.Column<ImportRowError & { id: string }>[] = [
  {
    id: 'row',
    header: 'Linha',
    numeric: true,
    primary: true,
    width: 96,
    sortable: true,
    value: ({ row }) => row,
    // Without thousands separator, as in the spreadsheet.
    cell: ({ row }) => String(row),
  },
  { id: 'column', header: 'Coluna', width: 240, sortable: true, value: ({ column }) => column },
  { id: 'message', header: 'O que corrigir', width: 480, value: ({ message }) => message },
]

interface RowErrorsProps {
  /** Undefined while they load. */
  errors: readonly ImportRowError[] | undefined
  /** The number of errors, and whether the list is cut. */
  summary: string
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Fetches a file with the rejected rows, each with its error. */
  load: (format: SpreadsheetFormat) => Promise<Blob>
}

/** Lists the errors of a spreadsheet, and offers a file of the rejected rows to correct. */
export function RowErrors({ errors, summary, error, onRetry, load }: RowErrorsProps) {
  return (
    <DataTable.Root
      label="Linhas com erro"
      columns={columns}
      rows={errors?.map((rowError, index) => ({ ...rowError, id: String(index) })) ?? []}
      getRowId={(rowError) => rowError.id}
      getRowLabel={({ row }) => `Linha ${row}`}
      loading={errors === undefined && !error}
    >
      <DataTable.Toolbar>
        <Inline justify="between" gap="sm" className="w-full">
          <Text>{summary}</Text>
          <DownloadMenu
            label="Baixar linhas com erro"
            size="sm"
            formats={spreadsheetFormats}
            fileName="erros-da-importacao"
            failed="Não foi possível baixar as linhas com erro."
            load={load}
          />
        </Inline>
      </DataTable.Toolbar>
      <ListRows error={error} onRetry={onRetry} />
    </DataTable.Root>
  )
}
