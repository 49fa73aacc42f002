import { type Company, type Import, type ImportKind, importLimits, importStatusLabels } from '@malote/api-client'
import { Alert, DataTable, EmptyState, type FileUpload, Heading, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useMemo, useState } from 'react'
import { formatAmount, formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { lastImportsQuery, useUploadImport } from './import.queries.ts'
import { ImportLink, importTexts } from './import-kinds.tsx'
import { getFileError, SpreadsheetForm } from './spreadsheet-form.tsx'

interface ImportFileProps {
  kind: ImportKind
  companies: readonly Company[]
  companyId: string | undefined
  onSent: (id: string) => void
}

/** The first step: company and files, with the last imports below. */
export function ImportFile({ kind, companies, companyId, onSent }: ImportFileProps) {
  const send = useUploadImport(kind)
  const [uploads, setUploads] = useState<ReadonlyMap<File, FileUpload>>(new Map())
  const [pending, setPending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const note = (file: File, state: FileUpload) => setUploads((all) => new Map(all).set(file, state))

  const sendAll = async (company: string, files: readonly File[]) => {
    setPending(true)
    const ids: string[] = []
    for (const file of files) {
      note(file, { progress: 0 })
      try {
        const onProgress = (progress: number) => note(file, { progress })
        ids.push((await send.mutateAsync({ companyId: company, file, onProgress })).id)
        note(file, { done: true })
      } catch (error) {
        note(file, { error: getFileError(error) })
      }
    }
    setPending(false)
    const [only, ...others] = ids
    const total = sentCount + ids.length
    // One file opens its import. Several stay here, where the list below has each with its state.
    if (only && others.length === 0 && total === 1 && files.length === 1) return onSent(only)
    setSentCount(total)
  }
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
        pending={pending}
        getUpload={(file) => uploads.get(file)}
        onSend={(company, files) => void sendAll(company, files)}
      />
      {sentCount > 0 && (
        <Alert tone="info" title={formatAmount(sentCount, 'planilha enviada', 'planilhas enviadas')}>
          Abra cada uma na lista abaixo para conferir e criar o que ela tem.
        </Alert>
      )}
      <LastImports kind={kind} companyId={companyId} />
    </Stack>
  )
}

const createColumns = (kind: ImportKind): readonly DataTable.Column<Import>[] => [
  { id: 'file', header: 'Planilha', primary: true, sortable: true, value: ({ fileName }) => fileName },
  { id: 'company', header: 'Empresa', value: ({ company }) => company.name },
  // A failed import may wait for its columns, or may have stopped while it ran: only its reason is true for each.
  { id: 'status', header: 'Situação', value: ({ status, failure }) => failure ?? importStatusLabels[status] },
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
  const { data, error, refetch } = useQuery(lastImportsQuery(kind, companyId))
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
