import { type ProofExport, type ReportRunStatus, reportRunStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone, type DataTable, ProgressBar, Stack, Text } from '@malote/ui'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'

const tones: Record<ReportRunStatus, BadgeTone> = { queued: 'info', done: 'success', failed: 'danger' }

/** @returns `novembro de 2026`. */
export function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Columns: month, creation, files and result. */
export const proofExportColumns: DataTable.Column<ProofExport>[] = [
  {
    id: 'month',
    header: 'Mês',
    primary: true,
    value: ({ month }) => formatMonth(month),
    cell: ({ month, company }) => (
      <Stack gap="none">
        <Text weight="medium">{formatMonth(month)}</Text>
        <Text size="sm" tone="subtle">
          {company?.name ?? 'Todas as Empresas'}
        </Text>
      </Stack>
    ),
  },
  { id: 'created', header: 'Pedido', width: 170, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'files',
    header: 'Arquivos',
    width: 110,
    numeric: true,
    cell: ({ files }) => (files === null ? <Text tone="subtle">–</Text> : formatCount(files)),
  },
  {
    id: 'status',
    header: 'Situação',
    width: 240,
    cell: ({ status, failure }) =>
      status === 'queued' ? (
        <ProgressBar label={reportRunStatusLabels.queued} value={null} />
      ) : (
        <Stack gap="none">
          <Badge tone={tones[status]} className="self-start max-md:self-end">
            {reportRunStatusLabels[status]}
          </Badge>
          {failure && <Text size="sm">{failure}</Text>}
        </Stack>
      ),
  },
]
