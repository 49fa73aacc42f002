import type { ReportSchedule } from '@malote/api-client'
import { ConfirmDialog, toast } from '@malote/ui'
import { tellError } from '../../../app/tell-error'
import { rhythmWords } from './rhythm-words'
import { useRemoveSchedule, useSendSchedule } from './schedules.queries'

/** An act that is asked about first. */
export type AskedAct = 'send' | 'remove'

interface ScheduleActDialogProps {
  act: AskedAct
  schedule: ReportSchedule
  onClose: () => void
}

/** Asks before e-mails leave or a schedule goes, and says what will follow. */
export function ScheduleActDialog({ act, schedule, onClose }: ScheduleActDialogProps) {
  const { id, title, rhythm, recipients } = schedule
  const send = useSendSchedule(id)
  const remove = useRemoveSchedule(id)
  const to = recipients.length === 1 ? recipients[0] : `${recipients.length} endereços`
  const after = (done: string, failed: string, description?: string) => ({
    onSuccess: () => {
      onClose()
      toast.success(done, { description })
    },
    onError: (error: unknown) => {
      onClose()
      tellError(error, failed)
    },
  })
  const words =
    act === 'send'
      ? {
          title: `Enviar “${title}” agora?`,
          text: `O relatório é gerado com os dias até ontem e vai para ${to}. O próximo envio fica como está.`,
          confirm: 'Enviar agora',
          cancel: 'Não enviar',
        }
      : {
          title: 'Excluir este agendamento?',
          text: `“${title}” deixa de ser enviado (${rhythmWords(rhythm).toLowerCase()}). O que já foi gerado continua no histórico.`,
          confirm: 'Excluir agendamento',
          cancel: 'Manter agendamento',
        }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone={act === 'send' ? 'primary' : 'danger'}
      pending={send.isPending || remove.isPending}
      onConfirm={() =>
        act === 'send'
          ? send.mutate(
              undefined,
              after(
                `${title} a caminho de ${to}.`,
                'Não foi possível enviar o relatório.',
                'Acompanhe em Relatórios, Gerados.',
              ),
            )
          : remove.mutate(undefined, after('Agendamento excluído.', 'Não foi possível excluir o agendamento.'))
      }
    >
      {words.text}
    </ConfirmDialog>
  )
}
