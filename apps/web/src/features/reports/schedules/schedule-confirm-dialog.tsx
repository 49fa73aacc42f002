import type { ReportSchedule } from '@malote/api-client'
import { ConfirmMutationDialog, type ConfirmTexts } from '../../../components/confirm-mutation-dialog.tsx'
import { formatRhythm } from './rhythm-text.ts'
import { useRemoveSchedule, useSendSchedule } from './schedules.queries.ts'

/** Actions that need a confirmation. */
export type ScheduleAction = 'send' | 'remove'

interface ScheduleConfirmDialogProps {
  action: ScheduleAction
  schedule: ReportSchedule
  onClose: () => void
}

/** Confirms sending a schedule's report now, or deleting the schedule. */
export function ScheduleConfirmDialog({ action, schedule, onClose }: ScheduleConfirmDialogProps) {
  const send = useSendSchedule(schedule.id)
  const remove = useRemoveSchedule(schedule.id)
  const shared = { input: undefined, onClose }
  return action === 'send' ? (
    <ConfirmMutationDialog texts={sendingOf(schedule)} tone="primary" mutation={send} {...shared} />
  ) : (
    <ConfirmMutationDialog texts={removalOf(schedule)} mutation={remove} {...shared} />
  )
}

function sendingOf({ title, recipients }: ReportSchedule): ConfirmTexts {
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

const removalOf = ({ title, rhythm }: ReportSchedule): ConfirmTexts => ({
  title: 'Excluir este agendamento?',
  text: `“${title}” deixa de ser enviado (${formatRhythm(rhythm).toLowerCase()}). O que já foi gerado continua no histórico.`,
  confirm: 'Excluir agendamento',
  cancel: 'Manter agendamento',
  done: 'Agendamento excluído.',
  failed: 'Não foi possível excluir o agendamento.',
})
