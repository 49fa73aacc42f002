import { type ReportDescription, type ReportRun, type ReportRunStatus, reportRunStatusLabels } from '@malote/api-client'
import {
  Badge,
  type BadgeTone,
  Button,
  type DataTable,
  DropdownMenu,
  EmptyState,
  FilterChip,
  ProgressBar,
  Stack,
  Text,
  toast,
} from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import FileClock from 'lucide-react/icons/file-clock'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { formatCount, formatDateTime, formatFullDay } from '../../../lib/format/formats.ts'
import { notifyError } from '../../../lib/http/notify-error.ts'
import { ChoiceFilter } from '../../../lib/lists/choice-filter.tsx'
import { type ListState, ListTable } from '../../../lib/lists/list-table.tsx'
import { useChangeListSearch } from '../../../lib/lists/use-change-list-search.ts'
import { ReportFilter } from '../report-filter.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { fetchRunFile, useCreateRun } from './runs.queries.ts'
import type { RunsSearch } from './runs-search.ts'

const tones: Record<ReportRunStatus, BadgeTone> = { queued: 'info', done: 'success', failed: 'danger' }

/** With the year, because runs of different years can be listed. */
const countDays = ({ from, to }: ReportRun) =>
  from === to ? formatFullDay(from) : `${formatFullDay(from)} a ${formatFullDay(to)}`

/** Columns: report, period, creation, requester and result. */
const runColumns: DataTable.Column<ReportRun>[] = [
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
          {`${run.company?.name ?? 'Todas as Empresas'} · ${countDays(run)} · ${run.format.toUpperCase()}`}
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

/** Downloads the file of a run, or reports the error. */
async function download({ id, title, from, to, format }: ReportRun): Promise<void> {
  try {
    saveFile(await fetchRunFile(id), `${title} ${from} a ${to}.${format}`)
  } catch (error) {
    notifyError(error, 'Não foi possível baixar o relatório.')
  }
}

export interface RunsPageProps {
  search: RunsSearch
  list: ListState<ReportRun>
  reports: readonly ReportDescription[]
}

/** `/relatorios/gerados`: the report files generated in the last 30 days. */
export function RunsPage({ search, list, reports }: RunsPageProps) {
  const change = useChangeListSearch()
  const createRun = useCreateRun()
  const repeat = ({ key, company, from, to, format }: ReportRun) =>
    createRun.mutate(
      { key, companyId: company?.id ?? null, from, to, format },
      {
        onSuccess: ({ title }) => toast.success(`${title}: gerando de novo.`),
        onError: (failure) => notifyError(failure, 'Não foi possível gerar o relatório.'),
      },
    )
  return (
    <ReportsFrame view="runs" description="O que foi gerado nos últimos 30 dias, a pedido ou por agendamento.">
      <ListTable
        label="Relatórios gerados"
        nouns={['relatório', 'relatórios']}
        list={list}
        search={search}
        filterNames={['relatorio', 'situacao', 'agendamento']}
        filters={
          <>
            <ReportFilter reports={reports} search={search} />
            <ChoiceFilter label="Situação" options={reportRunStatusLabels} search={search} name="situacao" />
            {search.agendamento && (
              <FilterChip
                label="Agendamento"
                value={list.rows?.[0]?.title ?? 'um'}
                onRemove={() => change({ agendamento: undefined })}
              />
            )}
          </>
        }
        columns={runColumns}
        rowActions={(run) => (
          <>
            {run.status === 'done' && (
              <DropdownMenu.Item icon={<Download />} onSelect={() => void download(run)}>
                Baixar arquivo
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item icon={<RotateCcw />} onSelect={() => repeat(run)}>
              Gerar de novo
            </DropdownMenu.Item>
          </>
        )}
        empty={
          <EmptyState
            icon={<FileClock />}
            title="Nenhum relatório gerado nos últimos 30 dias"
            action={
              <Button asChild>
                <Link to="/relatorios">Ver relatórios</Link>
              </Button>
            }
          >
            O que for gerado em segundo plano, ou enviado por agendamento, fica aqui para baixar de novo.
          </EmptyState>
        }
      />
    </ReportsFrame>
  )
}
