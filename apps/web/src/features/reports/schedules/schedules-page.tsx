import { type ReportDescription, type ReportSchedule, reportPeriodLabels } from '@malote/api-client'
import { Badge, Button, type DataTable, DropdownMenu, EmptyState, Stack, Text, toast } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { type ConfirmTexts, confirmAction } from '../../../lib/forms/confirm-action.ts'
import { notifyError } from '../../../lib/http/notify-error.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../../lib/lists/choice-filter.tsx'
import { type ListState, ListTable } from '../../../lib/lists/list-table.tsx'
import { useRowDrawer } from '../../../lib/lists/use-row-drawer.tsx'
import { ReportFilter } from '../report-filter.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { formatRhythm } from './rhythm-text.ts'
import { useEditSchedule, useRemoveSchedule, useSendSchedule } from './schedules.queries.ts'
import type { SchedulesSearch } from './schedules-search.ts'

/** Columns: report, rhythm, recipients and next run. */
const scheduleColumns: DataTable.Column<ReportSchedule>[] = [
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
      nextRunAt ? <Text tabularNumbers>{formatDateTime(nextRunAt)}</Text> : <Badge tone="neutral">Pausado</Badge>,
  },
  { id: 'by', header: 'Agendado por', width: 160, cell: ({ createdBy }) => createdBy?.name ?? 'Sistema' },
]

const loadDrawer = () => import('./schedule-drawer.tsx')
const ScheduleDrawer = lazyNamed(loadDrawer, 'ScheduleDrawer')

const states = { ativos: 'Ativos', pausados: 'Pausados' } as const

export interface SchedulesPageProps {
  search: SchedulesSearch
  list: ListState<ReportSchedule>
  reports: readonly ReportDescription[]
  companies: readonly { id: string; name: string }[]
  /** The organization's time zone; undefined while it loads. */
  timeZone: string | undefined
}

/** `/relatorios/agendados`: the reports that are sent by e-mail regularly. */
export function SchedulesPage({ search, list, reports, companies, timeZone }: SchedulesPageProps) {
  const confirmScheduleAction = useConfirmedScheduleAction()
  const edit = useEditSchedule()
  const toggle = ({ id, title, active }: ReportSchedule) =>
    edit.mutate(
      { id, changes: { active: !active } },
      {
        onSuccess: () =>
          active
            ? toast.success(`${title}: pausado.`, { description: 'Nada é enviado até você retomar.' })
            : toast.success(`${title}: retomado.`),
        onError: (failure) => notifyError(failure, `Não foi possível ${active ? 'pausar' : 'retomar'} o agendamento.`),
      },
    )
  const key = search.relatorio ?? 'orders-by-day'
  const { open, openNew, drawer } = useRowDrawer<ReportSchedule>((schedule, onClose) => (
    <ScheduleDrawer
      about={schedule ?? { key, companyId: '', period: 'last_7_days' }}
      reports={reports}
      companies={companies}
      timeZone={timeZone}
      onClose={onClose}
    />
  ))
  const newSchedule = (
    <Button
      icon={<CalendarClock />}
      onPointerEnter={() => void loadDrawer()}
      onFocus={() => void loadDrawer()}
      onClick={openNew}
    >
      Agendar relatório
    </Button>
  )
  return (
    <ReportsFrame
      view="schedules"
      description="Relatórios que vão por e-mail de tempos em tempos, com o arquivo anexado."
      actions={newSchedule}
    >
      <ListTable
        label="Relatórios agendados"
        nouns={['agendamento', 'agendamentos']}
        list={list}
        search={search}
        filterNames={['relatorio', 'situacao']}
        filters={
          <>
            <ReportFilter reports={reports} search={search} />
            <ChoiceFilter label="Situação" options={states} search={search} name="situacao" />
          </>
        }
        columns={scheduleColumns}
        onRowOpen={open}
        rowActions={(schedule) => (
          <RowActions
            schedule={schedule}
            onEdit={() => open(schedule)}
            onToggle={() => toggle(schedule)}
            onAction={(action) => confirmScheduleAction(action, schedule)}
          />
        )}
        empty={
          <EmptyState icon={<CalendarClock />} title="Nenhum relatório agendado" action={newSchedule}>
            Receba os números da semana na segunda-feira, sem abrir nada. Agende o primeiro.
          </EmptyState>
        }
      />
      {drawer}
    </ReportsFrame>
  )
}

interface RowActionsProps {
  schedule: ReportSchedule
  onEdit: () => void
  /** Pauses an active schedule, or resumes a paused one. */
  onToggle: () => void
  onAction: (action: ScheduleAction) => void
}

function RowActions({ schedule, onEdit, onToggle, onAction }: RowActionsProps) {
  const { id, active } = schedule
  return (
    <>
      <DropdownMenu.Item icon={<Pencil />} onSelect={onEdit}>
        Editar agendamento
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={active ? <CirclePause /> : <CirclePlay />} onSelect={onToggle}>
        {active ? 'Pausar envios' : 'Retomar envios'}
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<Send />} onSelect={() => onAction('send')}>
        Enviar agora
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<History />} asChild>
        <Link to="/relatorios/gerados" search={({ companyId }) => ({ companyId, agendamento: id })}>
          Ver o que já foi enviado
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<Trash2 />} tone="danger" onSelect={() => onAction('remove')}>
        Excluir agendamento
      </DropdownMenu.Item>
    </>
  )
}

/** Actions that need a confirmation. */
type ScheduleAction = 'send' | 'remove'

/** @returns a function that confirms and runs sending a schedule's report now, or deleting the schedule. */
function useConfirmedScheduleAction() {
  const send = useSendSchedule()
  const remove = useRemoveSchedule()
  return (action: ScheduleAction, schedule: ReportSchedule) =>
    void confirmAction<unknown>(
      action === 'send'
        ? { texts: getSendingTexts(schedule), tone: 'primary', action: () => send.mutateAsync(schedule.id) }
        : { texts: getRemovalTexts(schedule), action: () => remove.mutateAsync(schedule.id) },
    )
}

function getSendingTexts({ title, recipients }: ReportSchedule): ConfirmTexts {
  const to = recipients.length === 1 ? recipients[0] : `${recipients.length} endereços`
  return {
    title: `Enviar “${title}” agora?`,
    text: `O relatório é gerado com os dias até ontem e vai para ${to}. O próximo envio fica como está.`,
    confirm: 'Enviar agora',
    cancel: 'Não enviar',
    done: () => ({ title: `${title} a caminho de ${to}.`, description: 'Acompanhe em Relatórios, Gerados.' }),
    failed: 'Não foi possível enviar o relatório.',
  }
}

const getRemovalTexts = ({ title, rhythm }: ReportSchedule): ConfirmTexts => ({
  title: 'Excluir este agendamento?',
  text: `“${title}” deixa de ser enviado (${formatRhythm(rhythm).toLowerCase()}). O que já foi gerado continua no histórico.`,
  confirm: 'Excluir agendamento',
  cancel: 'Manter agendamento',
  done: 'Agendamento excluído.',
  failed: 'Não foi possível excluir o agendamento.',
})
