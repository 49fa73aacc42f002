import { type OpeningSpan, Weekday, weekdayLabels } from '@malote/api-client'
import { Controller, type FieldError, get, useFormContext } from 'react-hook-form'
import { OpeningHoursField } from '../../../components/opening-hours-field.tsx'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import type { SettingsSection } from '../settings-section.ts'

interface Values {
  openingHours: OpeningSpan[]
}

const labels = settingLabels.openingHours

/** The opening hours of the operation; promised hours count only these. */
export const openingHoursSection: SettingsSection<Values> = {
  title: 'Horário de funcionamento',
  description: 'Os prazos contam só no horário de funcionamento.',
  parts: ['openingHours'],
  labels,
  toFacts: ({ openingHours }) =>
    openingHours.length === 0
      ? [['Todos os dias', '24 horas']]
      : Weekday.options.map((day) => {
          const spans = openingHours.filter(({ weekday }) => weekday === day)
          return [
            weekdayLabels[day],
            spans.map(({ opens, closes }) => `${opens} às ${closes}`).join(', ') || 'Fechado',
          ] as const
        }),
  toValues: ({ openingHours }) => ({ openingHours: [...openingHours] }),
  toChanges: ({ openingHours }, before) =>
    JSON.stringify(openingHours) !== JSON.stringify(before.openingHours) && { openingHours },
  Fields: OpeningHours,
}

function OpeningHours() {
  const { control, formState } = useFormContext<Values>()
  const fieldError = get(formState.errors, 'openingHours') as FieldError | undefined
  return (
    <Controller
      control={control}
      name="openingHours"
      render={({ field: { value, onChange } }) => (
        <OpeningHoursField
          label={labels.openingHours}
          help="Sem nenhum dia marcado, a operação funciona 24 horas."
          name="openingHours"
          value={value}
          onChange={onChange}
          error={fieldError?.message}
        />
      )}
    />
  )
}
