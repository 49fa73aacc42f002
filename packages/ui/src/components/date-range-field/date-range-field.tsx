'use client'
import { FormValue } from '../../lib/form-value.tsx'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { addDays, today } from '../date-field/date-text.ts'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.tsx'

const defaultMessages = { from: inputTexts.from, until: inputTexts.until }

/** Two days as `yyyy-MM-dd`, both inclusive; `null` is an open end. */
export interface DateRange {
  /** The first day as `yyyy-MM-dd`; `null` is open. */
  from: string | null
  /** The last day as `yyyy-MM-dd`; `null` is open. */
  to: string | null
}

/** A range that one press selects: "Últimos 7 dias". */
export interface DateRangePreset extends DateRange {
  /** The text of its button. */
  label: string
}

export interface DateRangeFieldProps extends ChoiceGroupBaseProps {
  /** The range; `null` is none, `undefined` makes it uncontrolled. */
  value?: DateRange | null | undefined
  /** The initial value, when `value` is not passed. */
  defaultValue?: DateRange | null | undefined
  /** Called with the range; `null` when both days are empty. */
  onValueChange?: ((value: DateRange | null) => void) | undefined
  /** The first allowed day, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last allowed day, as `yyyy-MM-dd`. */
  max?: string | undefined
  /**
   * Ranges that one press selects, as buttons below the days. `getLastDays` computes one.
   * @default []
   */
  presets?: readonly DateRangePreset[] | undefined
  /** The id of its form, when it is outside of the form. */
  form?: string | undefined
  /** The name under which a form submits the first day. */
  fromName?: string | undefined
  /** The name under which a form submits the last day. */
  toName?: string | undefined
  /**
   * Whether it cannot be used. A disabled control is not submitted.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the value is shown and submitted, but cannot be changed.
   * @default false
   */
  readOnly?: boolean | undefined
}

const open: DateRange = { from: null, to: null }

const noPresets: readonly DateRangePreset[] = []

/** @returns the last days up to a day, which is included; without a day, up to today on the device. */
export function getLastDays(count: number, lastDay = today()): DateRange {
  return { from: addDays(lastDay, 1 - count), to: lastDay }
}

/**
 * A start and an end day, each typed or selected in a calendar; the end must not be before the start. For a single
 * day use `DateField`.
 */
export function DateRangeField({
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  presets = noPresets,
  form,
  fromName,
  toName,
  disabled = false,
  readOnly = false,
  ...group
}: DateRangeFieldProps) {
  const messages = useMessages(defaultMessages)
  const first = defaultValue ?? open
  const [value, setValue, resetValue] = useControllable<DateRange>({
    value: valueProp === null ? open : valueProp,
    defaultValue: first,
    onChange: (range) => onValueChange?.(range.from === null && range.to === null ? null : range),
  })
  const sharedProps = {
    max,
    form,
    disabled,
    readOnly,
    className: 'min-w-40 flex-1 md:min-w-36',
    'aria-invalid': group.error ? true : undefined,
  }
  // ISO dates sort in text order.
  const earliest = [min, value.from]
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1)
  return (
    <ChoiceGroup {...group} component="DateRangeField" slot="date-range-field" role="group">
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          {...sharedProps}
          label={messages.from}
          name={fromName}
          min={min}
          value={value.from}
          onValueChange={(from) => setValue({ ...value, from })}
        />
        <DateField
          {...sharedProps}
          label={messages.until}
          name={toName}
          min={earliest}
          value={value.to}
          onValueChange={(to) => setValue({ ...value, to })}
        />
      </div>
      {presets.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-1.5">
          {presets.map(({ label, from, to }) => {
            const isSelected = from === value.from && to === value.to
            const isAllowed = [from, to].every((day) => day === null || ((!min || day >= min) && (!max || day <= max)))
            return (
              <Button
                key={label}
                size="sm"
                tone="neutral"
                variant={isSelected ? 'solid' : 'outline'}
                aria-pressed={isSelected}
                disabled={disabled || readOnly || !isAllowed}
                onClick={() => setValue({ from, to })}
              >
                {label}
              </Button>
            )
          })}
        </div>
      )}
      <FormValue value="" form={form} onReset={resetValue} />
    </ChoiceGroup>
  )
}
