'use client'
import type { ComponentProps } from 'react'
import { useDateMessages } from '../../lib/date-messages.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireFormat } from '../../lib/require-format.ts'
import type { FieldBaseProps } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { CalendarInput } from './calendar-input.tsx'
import { addDays, addMonths, formatDate, formatDatePattern, hasFullYear, isDay, parseDate, today } from './date-text.ts'
import { getLimitError } from './limit-error.ts'
import { useTextValue } from './use-text-value.ts'

export interface DateFieldProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max'> {
  /** The day as `yyyy-MM-dd`; `null` is none, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /** The initial value, when `value` is not passed. */
  defaultValue?: string | null | undefined
  /** Called with the day as `yyyy-MM-dd`; `null` when there is no complete day. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first allowed day, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last allowed day, as `yyyy-MM-dd`. */
  max?: string | undefined
}

/** The format of values. */
const valueFormat = { component: 'DateField', format: 'yyyy-MM-dd', isValid: isDay }

/** The date change of each key. */
const moves: Record<string, (day: string) => string> = {
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
}

/**
 * A date, typed in the format of the language or selected in a calendar, which is loaded on the first hover or focus. For
 * two dates use `DateRangeField`; with a time, `DateTimeField`.
 */
export function DateField(props: DateFieldProps) {
  const [field, { value: valueProp, defaultValue = null, onValueChange, min, max, ...input }] = splitFieldProps(props)
  requireFormat({ value: valueProp, defaultValue, min, max }, valueFormat)
  const messages = useDateMessages()
  const locale = useLocale()
  const textValue = useTextValue({
    value: valueProp,
    defaultValue,
    onValueChange,
    parse: (text) => parseDate(text, undefined, locale, { min, max }),
    isComplete: hasFullYear,
    format: (day) => formatDate(day, locale),
  })
  const { value } = textValue
  return (
    <CalendarInput
      placeholder={formatDatePattern(messages, locale)}
      {...input}
      field={field}
      textValue={textValue}
      unreadable={messages.invalidDate(formatDate('2026-12-25', locale))}
      limitError={getLimitError({ value, min, max }, (day) => formatDate(day, locale), messages)}
      day={value}
      minDay={min}
      maxDay={max}
      onChooseDay={textValue.choose}
      onMove={(key) => {
        const move = moves[key]
        if (!move) return false
        const day = textValue.read()
        textValue.choose(day === null ? today() : move(day))
        return true
      }}
    />
  )
}
