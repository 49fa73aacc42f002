import type { ReportSchedule } from '@malote/api-client'
import { ActDialog, type ActWords } from '../../../components/confirm-mutation-dialog'
import { rhythmWords } from './rhythm-words'
import { useRemoveSchedule, useSendSchedule } from './schedules.queries'

/** Actions that need a confirmation. */
export type AskedAct = 'send' | 'remove'

interface ScheduleActDialogProps {
  act: AskedAct
  schedule: ReportSchedule
  onClose: () => void
}

/** Confirms sending a schedule's report now, or deleting the schedule. */
export function ScheduleActDialog({ act, schedule, onClose }: ScheduleActDialogProps) {
  const send = useSendSchedule(schedule.id)
  const remove = useRemoveSchedule(schedule.id)
  const shared = { input: undefined, onClose }
  return act === 'send' ? (
    <ActDialog words={sendingOf(schedule)} tone="primary" mutation={send} {...shared} />
  ) : (
    <ActDialog words={removalOf(schedule)} mutation={remove} {...shared} />
  )
}

function sendingOf({ title, recipients }: ReportSchedule): ActWords {
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

const removalOf = ({ title, rhythm }: ReportSchedule): ActWords => ({
  title: 'Excluir este agendamento?',
  text: `“${title}” deixa de ser enviado (${rhythmWords(rhythm).toLowerCase()}). O que já foi gerado continua no histórico.`,
  confirm: 'Excluir agendamento',
  cancel: 'Manter agendamento',
  done: 'Agendamento excluído.',
  failed: 'Não foi possível excluir o agendamento.',
})
