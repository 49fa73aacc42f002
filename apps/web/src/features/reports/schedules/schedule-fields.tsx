import {
  type ReportDescription,
  type ReportFormat,
  ReportPeriod,
  reportPeriodLabels,
  Weekday,
  weekdayLabels,
} from '@malote/api-client'
import { NumberField, RadioGroup, Select, Stack, Textarea, TimeField } from '@malote/ui'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { brazilianTimeZones } from '../../../lib/format/brazilian-time-zones.ts'
import { useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
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
  const { control, formState } = useFormContext<ScheduleValues>()
  const text = useTextFields<ScheduleValues>()
  const { errors } = formState
  const every = useWatch<ScheduleValues, 'rhythm.every'>({ control, name: 'rhythm.every' })
  const zone = brazilianTimeZones.find(({ value }) => value === timeZone)?.label ?? timeZone
  return (
    <Stack gap="md">
      <ValueController
        control={control}
        name="key"
        render={(field) => (
          <Select
            {...field}
            label={scheduleLabels.key}
            required
            options={reports.map(({ key, title }) => ({ value: key, label: title }))}
          />
        )}
      />
      <ValueController
        control={control}
        name="companyId"
        render={(field) => (
          <Select
            {...field}
            label={scheduleLabels.companyId}
            options={[
              { value: '', label: 'Todas as Empresas' },
              ...companies.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      />
      <ValueController
        control={control}
        name="period"
        render={(field) => (
          <Select
            {...field}
            label={scheduleLabels.period}
            help="Contados para trás do dia do envio."
            options={ReportPeriod.options.map((period) => ({ value: period, label: reportPeriodLabels[period] }))}
          />
        )}
      />
      <Controller
        control={control}
        name="rhythm.every"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            label={scheduleLabels['rhythm.every']}
            name={name}
            required
            orientation="horizontal"
            options={rhythms}
            value={value}
            onValueChange={onChange}
            error={errors.rhythm?.every?.message}
          />
        )}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {every === 'week' && (
          <ValueController
            control={control}
            name="rhythm.weekday"
            render={(field) => (
              <Select
                {...field}
                label={scheduleLabels['rhythm.weekday']}
                options={Weekday.options.map((day) => ({ value: day, label: weekdayLabels[day] }))}
              />
            )}
          />
        )}
        {every === 'month' && (
          <ValueController
            control={control}
            name="rhythm.day"
            render={(field) => (
              <NumberField
                {...field}
                label={scheduleLabels['rhythm.day']}
                help="De 1 a 28, para que todo mês tenha o dia."
                required
                min={1}
                max={28}
              />
            )}
          />
        )}
        <ValueController
          control={control}
          name="rhythm.at"
          render={({ value, onValueChange, ...field }) => (
            <TimeField
              {...field}
              label={scheduleLabels['rhythm.at']}
              help={zone && `Pelo relógio da organização: ${zone}.`}
              required
              value={value || null}
              onValueChange={(at) => onValueChange(at ?? '')}
            />
          )}
        />
      </div>
      <Textarea
        label={scheduleLabels.recipients}
        help="Um por linha, ou separados por vírgula. Até 20 endereços, de quem tem conta ou não."
        required
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...text('recipients')}
      />
      <Controller
        control={control}
        name="format"
        render={({ field: { value, onChange, name } }) => (
          <RadioGroup
            label={scheduleLabels.format}
            name={name}
            options={formats}
            value={value}
            onValueChange={onChange}
            error={errors.format?.message}
          />
        )}
      />
    </Stack>
  )
}
