import {
  type ReportDescription,
  type ReportFormat,
  ReportPeriod,
  reportPeriodLabels,
  Weekday,
  weekdayLabels,
} from '@malote/api-client'
import { Stack } from '@malote/ui'
import { useWatch } from 'react-hook-form'
import { brazilianTimeZones } from '../../../lib/format/brazilian-time-zones.ts'
import { BoundTimeField } from '../../../lib/forms/bound-date-fields.ts'
import { BoundRadioGroup, BoundSelect, BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { BoundNumberField } from '../../../lib/forms/bound-number-fields.ts'
import { scheduleLabels } from '../../../lib/forms/field-labels.ts'
import type { ScheduleValues } from './schedule-form.ts'

export interface ScheduleFieldsProps {
  reports: readonly ReportDescription[]
  companies: readonly { id: string; name: string }[]
  /** The organization's time zone, in which schedules run; undefined while it loads. */
  timeZone: string | undefined
}

const rhythms = [
  { value: 'day', label: 'Todo dia' },
  { value: 'week', label: 'Toda semana' },
  { value: 'month', label: 'Todo mês' },
] as const

const formats: readonly { value: ReportFormat; label: string; help: string }[] = [
  { value: 'xlsx', label: 'Excel (XLSX)', help: 'Abre direto no Excel, no Google Planilhas e no LibreOffice.' },
  { value: 'csv', label: 'CSV', help: 'Para outros sistemas: ponto e vírgula, UTF-8.' },
]

/** Fields for report, period, rhythm and recipients. */
export function ScheduleFields({ reports, companies, timeZone }: ScheduleFieldsProps) {
  const every = useWatch<ScheduleValues, 'rhythm.every'>({ name: 'rhythm.every' })
  const zone = brazilianTimeZones.find(({ value }) => value === timeZone)?.label ?? timeZone
  return (
    <Stack gap="md">
      <BoundSelect<ScheduleValues>
        name="key"
        label={scheduleLabels.key}
        required
        options={reports.map(({ key, title }) => ({ value: key, label: title }))}
      />
      <BoundSelect<ScheduleValues>
        name="companyId"
        label={scheduleLabels.companyId}
        options={[
          { value: '', label: 'Todas as Empresas' },
          ...companies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <BoundSelect<ScheduleValues>
        name="period"
        label={scheduleLabels.period}
        help="Contados para trás do dia do envio."
        options={ReportPeriod.options.map((period) => ({ value: period, label: reportPeriodLabels[period] }))}
      />
      <BoundRadioGroup<ScheduleValues>
        name="rhythm.every"
        label={scheduleLabels['rhythm.every']}
        required
        orientation="horizontal"
        options={rhythms}
      />
      <div className="grid gap-4 md:grid-cols-2 md:items-end">
        {every === 'week' && (
          <BoundSelect<ScheduleValues>
            name="rhythm.weekday"
            label={scheduleLabels['rhythm.weekday']}
            options={Weekday.options.map((day) => ({ value: day, label: weekdayLabels[day] }))}
          />
        )}
        {every === 'month' && (
          <BoundNumberField<ScheduleValues>
            name="rhythm.day"
            label={scheduleLabels['rhythm.day']}
            help="De 1 a 28, para que todo mês tenha o dia."
            required
            min={1}
            max={28}
          />
        )}
        <BoundTimeField<ScheduleValues>
          name="rhythm.at"
          label={scheduleLabels['rhythm.at']}
          help={zone && `Pelo relógio da organização: ${zone}.`}
          required
        />
      </div>
      <BoundTextarea<ScheduleValues>
        name="recipients"
        label={scheduleLabels.recipients}
        help="Um por linha, ou separados por vírgula. Até 20 endereços, de quem tem conta ou não."
        required
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <BoundRadioGroup<ScheduleValues> name="format" label={scheduleLabels.format} options={formats} />
    </Stack>
  )
}
