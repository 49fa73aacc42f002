import { type ReportSchedule, reportPeriodLabels } from '@malote/api-client'
import { Badge, type DataTable, Stack, Text } from '@malote/ui'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { formatRhythm } from './rhythm-text.ts'

/** Columns: report, rhythm, recipients and next run. */
export const scheduleColumns: DataTable.Column<ReportSchedule>[] = [
  {
    id: 'title',
    header: 'Relatório',
    primary: true,
    value: ({ title }) => title,
    cell: ({ title, company, period, format }) => (
      <Stack gap="none" className="md:max-w-80">
        <Text weight="medium" truncate>
          {title}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {`${company?.name ?? 'Todas as Empresas'} · ${reportPeriodLabels[period]} · ${format.toUpperCase()}`}
        </Text>
      </Stack>
    ),
  },
  { id: 'rhythm', header: 'Frequência', width: 240, cell: ({ rhythm }) => formatRhythm(rhythm) },
  {
    id: 'recipients',
    header: 'Destinatários',
    width: 220,
    cell: ({ recipients }) => (
      <Text truncate className="md:max-w-52" title={recipients.join(', ')}>
        {recipients.length === 1 ? recipients[0] : `${recipients[0]} e mais ${recipients.length - 1}`}
      </Text>
    ),
  },
  {
    id: 'next',
    header: 'Próximo envio',
    width: 160,
    cell: ({ nextRunAt }) =>
      nextRunAt ? <Text tabularNumbers>{formatDateTime(nextRunAt)}</Text> : <Badge tone="waiting">Pausado</Badge>,
  },
  { id: 'by', header: 'Agendado por', width: 160, cell: ({ createdBy }) => createdBy?.name ?? 'Sistema' },
]
