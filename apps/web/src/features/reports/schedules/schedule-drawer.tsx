import type { ReportSchedule } from '@malote/api-client'
import { toast } from '@malote/ui'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { scheduleLabels } from '../../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../../lib/forms/resource-drawer.tsx'
import { ScheduleFields, type ScheduleFieldsProps } from './schedule-fields.tsx'
import {
  getInitialValues,
  ScheduleEdit,
  ScheduleRequest,
  type ScheduleValues,
  toFormValues,
  toSchedule,
  toScheduleEdit,
} from './schedule-form.ts'
import { useCreateSchedule, useEditSchedule } from './schedules.queries.ts'

interface ScheduleDrawerProps extends ScheduleFieldsProps {
  /** The schedule to edit, or the initial values of a new one. */
  about: ReportSchedule | Pick<ScheduleValues, 'key' | 'companyId' | 'period'>
  onClose: () => void
}

/** Creates or edits a schedule that sends a report by e-mail. */
export function ScheduleDrawer({ about, ...rest }: ScheduleDrawerProps) {
  return 'id' in about ? <EditSchedule schedule={about} {...rest} /> : <NewSchedule start={about} {...rest} />
}

type Rest = Omit<ScheduleDrawerProps, 'about'>

function NewSchedule({
  start,
  onClose,
  ...choices
}: Rest & { start: Pick<ScheduleValues, 'key' | 'companyId' | 'period'> }) {
  const create = useCreateSchedule()
  return (
    <ResourceDrawer
      title="Agendar por e-mail"
      description="O arquivo do relatório vai anexado, sempre com os dias mais novos."
      submitLabel="Agendar relatório"
      values={getInitialValues(start)}
      schema={ScheduleRequest}
      toRequest={toSchedule}
      labels={scheduleLabels}
      onSave={async (request) => {
        const { title, nextRunAt } = await create.mutateAsync(request)
        toast.success(`${title}: agendado.`, { description: formatNextRun(nextRunAt) })
      }}
      onClose={onClose}
    >
      <ScheduleFields {...choices} />
    </ResourceDrawer>
  )
}

function EditSchedule({ schedule, onClose, ...choices }: Rest & { schedule: ReportSchedule }) {
  const edit = useEditSchedule()
  return (
    <ResourceDrawer
      title="Editar agendamento"
      description={schedule.title}
      values={toFormValues(schedule)}
      schema={ScheduleEdit}
      toRequest={toScheduleEdit}
      labels={scheduleLabels}
      entity="report_schedule"
      version={schedule.version}
      onSave={async (changes, { version }) => {
        const { title, nextRunAt } = await edit.mutateAsync({ id: schedule.id, changes, version })
        toast.success(`${title}: alterações salvas.`, { description: formatNextRun(nextRunAt) })
      }}
      onClose={onClose}
    >
      <ScheduleFields {...choices} />
    </ResourceDrawer>
  )
}

const formatNextRun = (nextRunAt: string | null) =>
  nextRunAt ? `Próximo envio: ${formatDateTime(nextRunAt)}.` : 'Está pausado: nada é enviado até você retomar.'
