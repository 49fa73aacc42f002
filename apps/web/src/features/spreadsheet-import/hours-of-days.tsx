import { type DatedStop, findDaysWithoutHours, hoursOfDayPart, type Import } from '@malote/api-client'
import { Inline, TimeField } from '@malote/ui'
import { useState } from 'react'
import { useFormLock } from '../../lib/forms/form-lock.ts'
import { DecisionCard } from './decision-card.tsx'
import { type ImportConstant, useMapColumns } from './import.queries.ts'

const names = {
  pickup: { start: 'Coletas a partir das', end: 'Coletas até as' },
  'dropoffs/0': { start: 'Entregas a partir das', end: 'Entregas até as' },
} as const
const separator = ' às '

/** Replaces the hours of a stop for all rows. */
const setHours = (constants: readonly ImportConstant[], hours: ImportConstant): readonly ImportConstant[] => [
  ...constants.filter(({ field }) => field !== hours.field),
  hours,
]

/** @returns the constants with the business hours for each stop that has days without hours and no chosen hours yet. */
export const withUsualHours = (
  constants: readonly ImportConstant[],
  stops: readonly DatedStop[],
): readonly ImportConstant[] =>
  stops
    .filter((stop) => !constants.some(({ field }) => field === stop.hours))
    .reduce(
      (all, { hours }) => setHours(all, { field: hours, value: hoursOfDayPart.business.join(separator) }),
      constants,
    )

/** @returns why the chosen hours cannot be used; undefined if they can. */
export function findHoursError({ value }: ImportConstant): string | undefined {
  const [start = '', end = ''] = value.split(separator)
  if (start === '' || end === '') return 'Informe os dois horários.'
  return start < end ? undefined : 'O fim deve ser depois do início.'
}

interface HoursFieldsProps {
  stops: readonly DatedStop[]
  value: readonly ImportConstant[]
  onValueChange: (constants: readonly ImportConstant[]) => void
  /** Whether the user has tried to continue; wrong hours are errors then. */
  tried: boolean
}

/** The hours that all days of a file have, which has none: a start and an end for each kind of stop. */
export function HoursFields({ stops, value, onValueChange, tried }: HoursFieldsProps) {
  const locked = useFormLock()
  return stops.map(({ stop, hours }) => {
    const constant = value.find(({ field }) => field === hours) ?? { field: hours, value: separator }
    const [start, end] = constant.value.split(separator)
    const change = (times: readonly [start: string | undefined, end: string | undefined]) =>
      onValueChange(setHours(value, { field: hours, value: times.map((time) => time ?? '').join(separator) }))
    return (
      <Inline key={stop} gap="sm" align="start">
        <TimeField
          label={names[stop].start}
          value={start || null}
          readOnly={locked}
          onValueChange={(time) => change([time ?? '', end])}
          error={tried ? findHoursError(constant) : undefined}
        />
        <TimeField
          label={names[stop].end}
          value={end || null}
          readOnly={locked}
          onValueChange={(time) => change([start, time ?? ''])}
        />
      </Inline>
    )
  })
}

/** Lets the user choose the hours of a file that has only days, before its rows can become orders. */
export function HoursOfDays({ current }: { current: Import }) {
  const { id, columns, constants } = current
  const stops = findDaysWithoutHours([...columns.map(({ field }) => field), ...constants.map(({ field }) => field)])
  const [chosen, setChosen] = useState(() => withUsualHours(constants, stops))
  const [tried, setTried] = useState(false)
  const map = useMapColumns(id)
  if (stops.length === 0) return null
  const submit = () => {
    setTried(true)
    if (chosen.some((constant) => stops.some(({ hours }) => hours === constant.field) && findHoursError(constant)))
      return
    map.mutate({
      columns: columns.map(({ field }) => field),
      readings: columns.map(({ reading }) => reading),
      constants: [...chosen],
    })
  }
  return (
    <DecisionCard
      title="Em que horário?"
      description="O arquivo diz o dia, e não o horário. O horário vale para todas as linhas."
      label="Horário de todas as linhas"
      submitLabel="Usar em todas as linhas"
      pending={map.isPending}
      error={map.error}
      onSubmit={submit}
    >
      <HoursFields stops={stops} value={chosen} onValueChange={setChosen} tried={tried} />
    </DecisionCard>
  )
}
