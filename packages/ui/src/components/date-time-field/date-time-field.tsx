'use client'
import { useId, useState } from 'react'
import { FormValue } from '../../lib/form-value.tsx'
import { useInputMessages } from '../../lib/input-messages.ts'
import { requireFormat } from '../../lib/require-format.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { DateField } from '../date-field/date-field.tsx'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.tsx'
import { TimeField } from '../time-field/time-field.tsx'

export interface DateTimeFieldProps extends ChoiceGroupBaseProps {
  /** `yyyy-MM-ddTHH:mm` in local time, without a time zone; `null` is none, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Called with `null` while the date or the time is missing. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first allowed day, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last allowed day, as `yyyy-MM-dd`. */
  max?: string | undefined
  /** The number of minutes that an arrow key adds. */
  step?: number | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

interface DateTimeParts {
  day: string | null
  time: string | null
}

function split(value: string | null): DateTimeParts {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(value ?? '') ?? []
  return { day: day ?? null, time: time ?? null }
}

const join = ({ day, time }: DateTimeParts) => (day !== null && time !== null ? `${day}T${time}` : null)

/** The format of values. */
const valueFormat = {
  component: 'DateTimeField',
  format: 'yyyy-MM-ddTHH:mm',
  isValid: (text: string) => join(split(text)) !== null,
}

/** A date and a time in local time, each typed. For only one of them use `DateField` or `TimeField`. */
export function DateTimeField({
  value: valueProp,
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
  requireFormat({ value: valueProp, defaultValue }, valueFormat)
  const messages = useInputMessages()
  const dayId = useId()
  const [value, setValue] = useControllable<string | null>({ value: valueProp, defaultValue, onChange: onValueChange })
  // An incomplete value is null, but its date or time must stay in its field.
  const [partial, setPartial] = useState<DateTimeParts>(split(null))
  const first = split(defaultValue)
  const visibleParts = join(split(value)) === null ? partial : split(value)
  const change = (next: DateTimeParts) => {
    const combined = join(next)
    setPartial(combined === null ? next : split(null))
    if (combined !== value) setValue(combined)
  }
  const sharedProps = { disabled, readOnly, 'aria-invalid': group.error ? true : undefined }
  return (
    <ChoiceGroup {...group} component="DateTimeField" slot="date-time-field" role="group">
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          {...sharedProps}
          id={dayId}
          label={messages.day}
          min={min}
          max={max}
          value={visibleParts.day}
          defaultValue={first.day}
          onValueChange={(day) => change({ ...visibleParts, day })}
          className="min-w-36 flex-1"
        />
        <TimeField
          {...sharedProps}
          label={messages.time}
          step={step}
          value={visibleParts.time}
          defaultValue={first.time}
          onValueChange={(time) => change({ ...visibleParts, time })}
          className="w-28"
        />
      </div>
      {/* Placed after both fields, so that its reset handler runs last and restores both together. */}
      <FormValue
        name={name}
        value={join(visibleParts) ?? ''}
        disabled={disabled}
        controlId={dayId}
        onReset={() => {
          setPartial(split(null))
          setValue(defaultValue)
        }}
      />
    </ChoiceGroup>
  )
}
