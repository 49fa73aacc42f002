'use client'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { useDateMessages } from '../../lib/date-messages.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireFormat } from '../../lib/require-format.ts'
import { CalendarInput } from '../date-field/calendar-input.tsx'
import { addDays, addMonths, formatDate, formatDatePattern, today } from '../date-field/date-text.ts'
import { getLimitError } from '../date-field/limit-error.ts'
import { useTextValue } from '../date-field/use-text-value.ts'
import type { FieldBaseProps } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { addMinutesToDateTime, formatDateTime, hasFullTime, isDateTime, parseDateTime } from './date-time-text.ts'

export interface DateTimeFieldProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max' | 'step'> {
  /** The date and time as `yyyy-MM-ddTHH:mm`, without a time zone; `null` is none, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /** The initial value, when `value` is not passed. */
  defaultValue?: string | null | undefined
  /** Called with the date and time as `yyyy-MM-ddTHH:mm`; `null` when there is no complete one. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first allowed date and time, as `yyyy-MM-ddTHH:mm`. */
  min?: string | undefined
  /** The last allowed date and time, as `yyyy-MM-ddTHH:mm`. */
  max?: string | undefined
  /**
   * The number of minutes that an arrow key adds to the time.
   * @default 15
   */
  step?: number | undefined
  /**
   * The time of a day that is chosen while the field has no time, as `HH:mm`.
   * @default '12:00'
   */
  defaultTime?: string | undefined
}

/** The format of values. */
const valueFormat = { component: 'DateTimeField', format: 'yyyy-MM-ddTHH:mm', isValid: isDateTime }

const onDay = (move: (day: string) => string) => (value: string) => move(value.slice(0, 10)) + value.slice(10)

/** The change of each key while the caret is in the day. */
const dayMoves: Record<string, (value: string) => string> = {
  ArrowUp: onDay((day) => addDays(day, 1)),
  ArrowDown: onDay((day) => addDays(day, -1)),
  PageUp: onDay((day) => addMonths(day, 1)),
  PageDown: onDay((day) => addMonths(day, -1)),
}

/** The minutes that each key adds while the caret is in the time. */
const getTimeMoves = (step: number): Record<string, number> => ({
  ArrowUp: step,
  ArrowDown: -step,
  PageUp: 60,
  PageDown: -60,
})

/**
 * A date with a time in one text field, typed in the format of the language; the day can be chosen in a calendar. For a
 * window of time on one day, use `DateField` with two `TimeField`s.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const [
    field,
    { value: valueProp, defaultValue = null, onValueChange, min, max, step = 15, defaultTime = '12:00', ...input },
  ] = splitFieldProps(props)
  requireFormat({ value: valueProp, defaultValue, min, max }, valueFormat)
  const messages = useDateMessages()
  const locale = useLocale()
  const format = (value: string) => formatDateTime(value, locale)
  const textValue = useTextValue({
    value: valueProp,
    defaultValue,
    onValueChange,
    parse: (text) => parseDateTime(text, undefined, locale, { min, max }),
    isComplete: hasFullTime,
    format,
  })
  const { value } = textValue
  const timeOrDefault = value?.slice(11) ?? defaultTime

  const move = (key: string, element: HTMLInputElement) => {
    const minutes = getTimeMoves(step)[key]
    const toLaterDay = dayMoves[key]
    if (minutes === undefined || !toLaterDay) return false
    const current = textValue.read()
    const dayLength = current === null ? 0 : formatDate(current.slice(0, 10), locale).length
    const isInDay = (element.selectionStart ?? 0) <= dayLength
    const next =
      current === null
        ? `${today()}T${timeOrDefault}`
        : isInDay
          ? toLaterDay(current)
          : addMinutesToDateTime(current, minutes)
    flushSync(() => textValue.choose(next))
    // The changed part stays selected, so that the next key changes it again.
    const end = formatDate(next.slice(0, 10), locale).length
    if (isInDay) element.setSelectionRange(0, end)
    else element.setSelectionRange(end + 1, element.value.length)
    return true
  }

  return (
    <CalendarInput
      placeholder={`${formatDatePattern(messages, locale)} ${messages.timePattern}`}
      {...input}
      field={field}
      textValue={textValue}
      unreadable={messages.invalidDateTime(format('2026-12-25T14:30'))}
      limitError={getLimitError({ value, min, max }, format, messages)}
      day={value?.slice(0, 10) ?? null}
      minDay={min?.slice(0, 10)}
      maxDay={max?.slice(0, 10)}
      onChooseDay={(day) => textValue.choose(`${day}T${timeOrDefault}`)}
      onMove={move}
    />
  )
}
