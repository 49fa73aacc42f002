import { type Company, type Import, type ImportKind, importLimits, importStatusLabels } from '@malote/api-client'
import { DataTable, EmptyState, Heading, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useMemo } from 'react'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { lastImportsQuery, useUploadImport } from './import.queries.ts'
import { ImportLink, importTexts } from './import-kinds.tsx'
import { SpreadsheetForm } from './spreadsheet-form.tsx'

interface ImportFileProps {
  kind: ImportKind
  companies: readonly Company[]
  companyId: string | undefined
  onSent: (id: string) => void
}

/** The first step: company and file, with the last imports below. */
export function ImportFile({ kind, companies, companyId, onSent }: ImportFileProps) {
  const send = useUploadImport(kind)
  const { companyMissing, accept, formats } = importTexts[kind]
  return (
    <Stack gap="lg">
      <SpreadsheetForm
        companies={companies}
        companyId={companyId}
        companyMissing={companyMissing}
        accept={accept}
        formats={formats}
        maxBytes={importLimits.fileBytes}
        pending={send.isPending}
        error={send.error}
        onSend={(upload) => send.mutate(upload, { onSuccess: ({ id }) => onSent(id) })}
        onChange={send.reset}
      />
      <LastImports kind={kind} companyId={companyId} />
    </Stack>
  )
}

const createColumns = (kind: ImportKind): readonly DataTable.Column<Import>[] => [
  { id: 'file', header: 'Planilha', primary: true, sortable: true, value: ({ fileName }) => fileName },
  { id: 'company', header: 'Empresa', value: ({ company }) => company.name },
  { id: 'status', header: 'Situação', value: ({ status }) => importStatusLabels[status] },
  {
    id: 'rows',
    header: 'Linhas',
    numeric: true,
    value: ({ rows }) => rows.total,
    cell: ({ rows }) => formatCount(rows.total),
  },
  {
    id: 'created',
    header: importTexts[kind].createdHeader,
    numeric: true,
    value: ({ rows }) => rows.created,
    cell: ({ rows }) => formatCount(rows.created),
  },
  { id: 'by', header: 'Por', value: ({ createdBy }) => createdBy?.name },
  {
    id: 'at',
    header: 'Enviada em',
    sortable: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

function LastImports({ kind, companyId }: { kind: ImportKind; companyId: string | undefined }) {
  const columns = useMemo(() => createColumns(kind), [kind])
  const { data, error, refetch } = useQuery({ ...lastImportsQuery(kind, companyId), staleTime: 0 })
  return (
    <DataTable.Root
      label="Últimas importações"
      columns={columns}
      rows={data?.data ?? []}
      getRowId={({ id }) => id}
      renderRowLink={({ id }) => <ImportLink kind={kind} id={id} />}
      loading={data === undefined && !error}
    >
      <DataTable.Toolbar>
        <Heading level={2} size="md">
          Últimas importações
        </Heading>
      </DataTable.Toolbar>
      <ListRows
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={<FileSpreadsheet />} title="Nenhuma importação ainda">
            {importTexts[kind].emptyHint}
          </EmptyState>
        }
        loadingRowCount={3}
      />
    </DataTable.Root>
  )
}
