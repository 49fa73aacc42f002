import type { ReportSchedule } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { scheduleLabels } from '../../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../../lib/forms/form-drawer.tsx'
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
  const form = useForm<ScheduleValues>({ defaultValues: getInitialValues(start) })
  const create = useCreateSchedule()
  return (
    <FormDrawer
      title="Agendar por e-mail"
      description="O arquivo do relatório vai anexado, sempre com os dias mais novos."
      submitLabel="Agendar relatório"
      form={form}
      schema={ScheduleRequest}
      toRequest={toSchedule}
      labels={scheduleLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (request) => {
        const { title, nextRunAt } = await create.mutateAsync(request)
        toast.success(`${title}: agendado.`, { description: nextWords(nextRunAt) })
        onClose()
      }}
      onClose={onClose}
    >
      <ScheduleFields {...choices} />
    </FormDrawer>
  )
}

function EditSchedule({ schedule, onClose, ...choices }: Rest & { schedule: ReportSchedule }) {
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(schedule))
  const form = useForm<ScheduleValues>({ defaultValues: before })
  const edit = useEditSchedule()
  return (
    <FormDrawer
      title="Editar agendamento"
      description={schedule.title}
      submitLabel="Salvar mudanças"
      form={form}
      schema={ScheduleEdit}
      toRequest={(values) => toScheduleEdit(values, before)}
      labels={scheduleLabels}
      pending={edit.isPending}
      error={edit.error}
      version={schedule.version}
      onSave={async (request, version) => {
        if (Object.keys(request).length > 0) {
          const { title, nextRunAt } = await edit.mutateAsync({ id: schedule.id, changes: request, version })
          toast.success(`${title}: mudanças salvas.`, { description: nextWords(nextRunAt) })
        }
        onClose()
      }}
      onClose={onClose}
    >
      <ScheduleFields {...choices} />
    </FormDrawer>
  )
}

const nextWords = (nextRunAt: string | null) =>
  nextRunAt ? `Próximo envio: ${formatDateTime(nextRunAt)}.` : 'Está pausado: nada é enviado até você retomar.'
