'use client'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useControllable } from '../../lib/use-controllable.js'
import { DateField } from '../date-field/date-field.js'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.js'

/** Two days as `yyyy-MM-dd`, both included; `null` is an open end. */
export interface DateRange {
  from: string | null
  to: string | null
}

export interface DateRangeFieldProps extends ChoiceGroupBaseProps {
  /** The interval; `null` is none, `undefined` leaves it to the component. */
  value?: DateRange | null | undefined
  defaultValue?: DateRange | null | undefined
  onValueChange?: ((value: DateRange) => void) | undefined
  /** The first day that may be chosen, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last day that may be chosen, as `yyyy-MM-dd`. */
  max?: string | undefined
  fromName?: string | undefined
  toName?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
}

const open: DateRange = { from: null, to: null }

/**
 * From one day to another, each typed by hand or picked from its calendar; the second is never before the first. For a
 * single day use `DateField`.
 */
export function DateRangeField({
  value: ownedValue,
  defaultValue,
  onValueChange,
  min,
  max,
  fromName,
  toName,
  disabled = false,
  readOnly = false,
  ...group
}: DateRangeFieldProps) {
  const messages = useInputMessages()
  const first = defaultValue ?? open
  const [value, setValue] = useControllable<DateRange>({
    value: ownedValue === null ? open : ownedValue,
    defaultValue: first,
    onChange: onValueChange,
  })
  const both = { max, disabled, readOnly, className: 'min-w-36 flex-1', 'aria-invalid': group.error ? true : undefined }
  // Days are written so that their order as text is their order in time.
  const earliest = [min, value.from]
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1)
  return (
    <ChoiceGroup {...group} component="DateRangeField" slot="date-range-field" role="group">
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          {...both}
          label={messages.from}
          name={fromName}
          min={min}
          value={value.from}
          defaultValue={first.from}
          onValueChange={(from) => setValue({ ...value, from })}
        />
        <DateField
          {...both}
          label={messages.until}
          name={toName}
          min={earliest}
          value={value.to}
          defaultValue={first.to}
          onValueChange={(to) => setValue({ ...value, to })}
        />
      </div>
      {/* After the two days, so that it hears a reset last and puts both back at once. */}
      <FormValue value="" onReset={() => setValue(first)} />
    </ChoiceGroup>
  )
}
