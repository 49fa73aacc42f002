import type { Import, ImportRow } from '@malote/api-client'
import { Button, Checkbox, DataTable, Form, Inline, Stack, Text, TextField } from '@malote/ui'
import { useMemo, useState } from 'react'
import { DownloadMenu, type SpreadsheetFormat, spreadsheetFormats } from '../../components/download-menu.tsx'
import { formatCount } from '../../lib/format/formats.ts'
import { FormLock, useFormLock } from '../../lib/forms/form-lock.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { type CellError, listCellErrors, listCorrections, useDrafts } from './corrections.ts'
import { useMapColumns } from './import.queries.ts'
import { ShownErrorsProvider, sortErrors, usePasteCorrections } from './paste-corrections.ts'

const columns: readonly DataTable.Column<CellError>[] = [
  {
    id: 'row',
    header: 'Na planilha',
    primary: true,
    width: 120,
    wrap: true,
    sortable: true,
    value: ({ row }) => row,
    // Without thousands separator, as in the spreadsheet.
    cell: ({ row }) => `Linha ${row}`,
  },
  { id: 'name', header: 'Nome', width: 180, wrap: true, sortable: true, value: ({ name }) => name },
  { id: 'column', header: 'Coluna', width: 180, wrap: true, sortable: true, value: ({ column }) => column },
  {
    id: 'text',
    header: 'Está escrito',
    width: 180,
    wrap: true,
    value: ({ cell }) => (cell ? cell.text || 'vazio' : '—'),
  },
  { id: 'message', header: 'O que corrigir', width: 320, wrap: true, value: ({ message }) => message },
  { id: 'correction', header: 'Correção', width: 260, wrap: true, cell: (error) => <CellCorrection error={error} /> },
]

/** A correction of the error. Another row of the same order may have it. */
const CellCorrection = ({ error }: { error: CellError }) =>
  error.cell ? <CorrectionField row={error.row} cell={error.cell} equal={error.equal} /> : '—'

interface CorrectionFieldProps {
  row: number
  cell: NonNullable<CellError['cell']>
  equal: number
}

/** The field for another text of the cell, and whether it is for all equal cells. */
function CorrectionField({ row, cell, equal }: CorrectionFieldProps) {
  const { drafts, change } = useDrafts()
  const locked = useFormLock()
  const { key } = cell
  const paste = usePasteCorrections(key)
  const draft = drafts[key]
  const label = `${cell.title}, linha ${row}`
  const { value = cell.text, withEqual = equal > 1 } = draft ?? {}
  return (
    <Stack gap="sm">
      <TextField
        label={label}
        labelHidden
        // IBM Equal Access does not compute the name of this input from its hidden label.
        aria-label={label}
        readOnly={locked}
        value={value}
        onPaste={paste}
        onValueChange={(next) => change(key, { value: next, withEqual })}
      />
      {equal > 1 && (
        <Checkbox
          label={`Aplicar a todas as ${formatCount(equal)} iguais`}
          checked={withEqual}
          readOnly={locked}
          onCheckedChange={(checked) => change(key, { value, withEqual: checked })}
        />
      )}
    </Stack>
  )
}

interface RowErrorsProps {
  current: Import
  /** Undefined while they load. */
  rows: readonly ImportRow[] | undefined
  /** The number of errors, and whether the list is cut. */
  summary: string
  error?: unknown
  onRetry?: (() => void) | undefined
  /** Fetches a file with the rejected rows, each with its error. */
  load: (format: SpreadsheetFormat) => Promise<Blob>
}

/** Lists the errors of a spreadsheet with a field for each wrong cell, and offers a file of the rejected rows. */
export function RowErrors({ current, rows, summary, error, onRetry, load }: RowErrorsProps) {
  const errors = useMemo(() => listCellErrors(current, rows ?? []), [current, rows])
  const [sorting, setSorting] = useState<DataTable.Sorting | null>(null)
  const sorted = useMemo(() => sortErrors(errors, sorting), [errors, sorting])
  const { drafts, remove } = useDrafts()
  const map = useMapColumns(current.id)
  const corrections = listCorrections(errors, drafts)
  const submit = async () => {
    if (corrections.length === 0) return
    try {
      await map.mutateAsync({ corrections: corrections.map(({ correction }) => correction) })
      // Not a callback of the mutation: this component is gone while the rows are checked.
      remove(corrections.map(({ key }) => key))
    } catch (failure) {
      notifyError(failure, 'Não foi possível conferir de novo. O que você digitou continua aqui.')
    }
  }
  return (
    <Form
      aria-label="Corrigir linhas"
      pending={map.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <DataTable.Root
        label="Linhas com erro"
        columns={columns}
        rows={sorted}
        manualSorting
        sorting={sorting}
        onSortingChange={setSorting}
        getRowId={(cellError) => cellError.id}
        getRowLabel={({ row }) => `Linha ${row}`}
        loading={rows === undefined && !error}
      >
        <DataTable.Toolbar>
          <Inline justify="between" gap="sm" className="w-full">
            <Text>{summary}</Text>
            <Inline gap="sm">
              <Button
                type="submit"
                size="sm"
                pending={map.isPending}
                disabledReason={corrections.length === 0 ? 'Corrija ao menos um valor da tabela.' : undefined}
              >
                Conferir correções
              </Button>
              <DownloadMenu
                label="Baixar linhas com erro"
                size="sm"
                formats={spreadsheetFormats}
                fileName="erros-da-importacao"
                failed="Não foi possível baixar as linhas com erro."
                load={load}
              />
            </Inline>
          </Inline>
        </DataTable.Toolbar>
        <FormLock value={map.isPending}>
          <ShownErrorsProvider value={sorted}>
            <ListRows error={error} onRetry={onRetry} />
          </ShownErrorsProvider>
        </FormLock>
      </DataTable.Root>
    </Form>
  )
}
