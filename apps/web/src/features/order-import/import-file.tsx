import { type Company, type Import, importLimits, importStatusLabels } from '@malote/api-client'
import { DataTable, EmptyState, Heading, Stack } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { SpreadsheetForm } from '../../components/spreadsheet-import/spreadsheet-form.tsx'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { lastImportsQuery, useUploadImport } from './import.queries.ts'

interface ImportFileProps {
  companies: readonly Company[]
  companyId: string | undefined
  onSent: (id: string) => void
}

/** The first step: company and file, with the last imports below. */
export function ImportFile({ companies, companyId, onSent }: ImportFileProps) {
  const send = useUploadImport()
  return (
    <Stack gap="lg">
      <SpreadsheetForm
        companies={companies}
        companyId={companyId}
        companyMissing="Escolha a empresa das ordens."
        maxBytes={importLimits.fileBytes}
        pending={send.isPending}
        error={send.error}
        onSend={(upload) => send.mutate(upload, { onSuccess: ({ id }) => onSent(id) })}
        onChange={send.reset}
      />
      <LastImports companyId={companyId} />
    </Stack>
  )
}

const columns: readonly DataTable.Column<Import>[] = [
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
    header: 'Ordens criadas',
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

function LastImports({ companyId }: { companyId: string | undefined }) {
  const { data, error, refetch } = useQuery({ ...lastImportsQuery(companyId), staleTime: 0 })
  return (
    <DataTable.Root
      label="Últimas importações"
      columns={columns}
      rows={data?.data ?? []}
      getRowId={({ id }) => id}
      renderRowLink={({ id }) => (
        <Link from="/ordens-de-servico/importar" to="/ordens-de-servico/importar" search={{ importacao: id }} />
      )}
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
            Baixe o modelo, preencha uma linha por entrega e envie a planilha aqui.
          </EmptyState>
        }
        loadingRowCount={3}
      />
    </DataTable.Root>
  )
}
