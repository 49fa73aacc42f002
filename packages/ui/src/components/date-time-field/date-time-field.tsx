'use client'
import { useId, useState } from 'react'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { requireWritten } from '../../lib/require-written.js'
import { useControllable } from '../../lib/use-controllable.js'
import { DateField } from '../date-field/date-field.js'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.js'
import { TimeField } from '../time-field/time-field.js'

export interface DateTimeFieldProps extends ChoiceGroupBaseProps {
  /** `yyyy-MM-ddTHH:mm` on the clock of the place, without a zone; `null` is none. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Receives `null` while one of the halves is missing. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first day that may be chosen, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last day that may be chosen, as `yyyy-MM-dd`. */
  max?: string | undefined
  /** How many minutes an arrow changes. */
  step?: number | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

interface Halves {
  day: string | null
  time: string | null
}

function split(value: string | null): Halves {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value ?? '') ?? []
  return { day: day ?? null, time: time ?? null }
}

const join = ({ day, time }: Halves) => (day !== null && time !== null ? `${day}T${time}` : null)

/** How a moment is kept. */
const kept = {
  component: 'DateTimeField',
  format: 'yyyy-MM-ddTHH:mm',
  reads: (text: string) => join(split(text)) !== null,
}

/** A day and an hour on the clock of the place, each typed by hand. For one of the two use `DateField` or `TimeField`. */
export function DateTimeField({
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step,
  name,
  disabled = false,
  readOnly = false,
  ...group
}: DateTimeFieldProps) {
  requireWritten({ value: ownedValue, defaultValue }, kept)
  const messages = useInputMessages()
  const dayId = useId()
  const [value, setValue] = useControllable<string | null>({ value: ownedValue, defaultValue, onChange: onValueChange })
  // Half an answer is no value, and yet has to stand where it was written.
  const [half, setHalf] = useState<Halves>(split(null))
  const first = split(defaultValue)
  const shown = join(split(value)) === null ? half : split(value)
  const change = (next: Halves) => {
    const whole = join(next)
    setHalf(whole === null ? next : split(null))
    if (whole !== value) setValue(whole)
  }
  const both = { disabled, readOnly, 'aria-invalid': group.error ? true : undefined }
  return (
    <ChoiceGroup {...group} component="DateTimeField" slot="date-time-field" role="group">
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          {...both}
          id={dayId}
          label={messages.day}
          min={min}
          max={max}
          value={shown.day}
          defaultValue={first.day}
          onValueChange={(day) => change({ ...shown, day })}
          className="min-w-36 flex-1"
        />
        <TimeField
          {...both}
          label={messages.time}
          step={step}
          value={shown.time}
          defaultValue={first.time}
          onValueChange={(time) => change({ ...shown, time })}
          className="w-28"
        />
      </div>
      {/* After the two halves, so that it hears a reset last and puts both back at once. */}
      <FormValue
        name={name}
        value={join(shown) ?? ''}
        disabled={disabled}
        controlId={dayId}
        onReset={() => {
          setHalf(split(null))
          setValue(defaultValue)
        }}
      />
    </ChoiceGroup>
  )
}
