import { type ReportRun, type ReportRunStatus, reportRunStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone, type DataTable, ProgressBar, Stack, Text } from '@malote/ui'
import { formatCount, formatDateTime } from '../../../lib/format/formats.ts'

const tones: Record<ReportRunStatus, BadgeTone> = { queued: 'info', done: 'success', failed: 'danger' }

/** `2026-11-20` → `20/11/2026`, with the year, because runs of different years can be listed. */
const fullDay = (day: string): string => day.split('-').reverse().join('/')

const daysOf = ({ from, to }: ReportRun) => (from === to ? fullDay(from) : `${fullDay(from)} a ${fullDay(to)}`)

/** Columns: report, period, creation, requester and result. */
export const runColumns: DataTable.Column<ReportRun>[] = [
  {
    id: 'title',
    header: 'Relatório',
    primary: true,
    value: ({ title }) => title,
    cell: (run) => (
      <Stack gap="none" className="md:max-w-80">
        <Text weight="medium" truncate>
          {run.title}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {`${run.company?.name ?? 'Todas as Empresas'} · ${daysOf(run)} · ${run.format.toUpperCase()}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'created',
    header: 'Pedido',
    width: 200,
    cell: ({ createdAt, requestedBy, scheduleId, recipients }) => (
      <Stack gap="none">
        <Text tabularNumbers>{formatDateTime(createdAt)}</Text>
        <Text size="sm" tone="subtle" title={recipients.join(', ')}>
          {`${requestedBy?.name ?? 'Sistema'}${scheduleId || recipients.length > 0 ? ', por agendamento' : ''}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'rows',
    header: 'Linhas',
    width: 90,
    numeric: true,
    cell: ({ rows }) => (rows === null ? <Text tone="subtle">–</Text> : formatCount(rows)),
  },
  {
    id: 'status',
    header: 'Situação',
    width: 260,
    cell: ({ status, title, failure }) =>
      status === 'queued' ? (
        <ProgressBar label={`Gerando ${title}`} labelHidden value={null} className="w-32" />
      ) : (
        <Stack gap="none">
          <Badge tone={tones[status]} className="self-start max-md:self-end">
            {reportRunStatusLabels[status]}
          </Badge>
          {failure && (
            <Text size="sm" tone="subtle">
              {failure}
            </Text>
          )}
        </Stack>
      ),
  },
]
