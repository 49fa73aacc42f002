'use client'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { CalendarDays } from '../../icons/icons.gen.ts'
import { useDateMessages } from '../../lib/date-messages.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { useLocale } from '../../lib/locale.ts'
import { declareOverlay } from '../../lib/on-demand.ts'
import { requireFormat } from '../../lib/require-format.ts'
import { useDraftError } from '../../lib/use-draft-error.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput } from '../text-field/text-input.tsx'
import { addDays, addMonths, formatDate, formatDateParts, hasFullYear, isDay, parseDate, today } from './date-text.ts'
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

const layer = declareOverlay(() => import('./calendar-layer.tsx'), 'CalendarLayer')

/** The date change of each key. */
const moves: Record<string, (day: string) => string> = {
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
}

/**
 * A date, typed in the format of the language or selected in a calendar, which is loaded on the first hover or focus. For
 * two dates use `DateRangeField`; with a time, add a `TimeField`.
 */
export function DateField(props: DateFieldProps) {
  const [
    field,
    { value: valueProp, defaultValue = null, onValueChange, min, max, name, onChange, onBlur, onKeyDown, ...input },
  ] = splitFieldProps(props)
  requireFormat({ value: valueProp, defaultValue, min, max }, valueFormat)
  const messages = useDateMessages()
  const locale = useLocale()
  const generatedId = useId()
  const controlId = field.controlId ?? generatedId
  const calendarId = useId()
  const textValue = useTextValue({
    value: valueProp,
    defaultValue,
    onValueChange,
    parse: (text) => parseDate(text, undefined, locale, { min, max }),
    isComplete: hasFullYear,
    format: (day) => formatDate(day, locale),
  })
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const { module: loaded, isShown, failure } = useOverlay(layer, open, () => setOpen(false))
  const notEditable = input.disabled === true || input.readOnly === true
  const { value } = textValue
  const unreadable = messages.invalidDate(formatDate('2026-12-25', locale))
  const draftError = useDraftError(textValue.isUnreadable && !input.readOnly ? unreadable : undefined, input.ref)
  const hasInvalidText = textValue.isInvalid
    ? unreadable
    : value !== null && min && value < min
      ? messages.dateFrom(formatDate(min, locale))
      : value !== null && max && value > max
        ? messages.dateUntil(formatDate(max, locale))
        : undefined

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (
      event.defaultPrevented ||
      notEditable ||
      isComposing(event.nativeEvent) ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    const move = event.altKey ? undefined : moves[event.key]
    if (event.key === 'Enter') {
      // The form is submitted with the date of the text.
      textValue.commit()
      return
    }
    if (event.altKey && event.key === 'ArrowDown') setOpen(true)
    else if (move) {
      const day = textValue.read()
      textValue.choose(day === null ? today() : move(day))
    } else return
    event.preventDefault()
  }

  return (
    <Field {...field} error={field.error || hasInvalidText} controlId={controlId}>
      <div className="relative">
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          placeholder={formatDateParts(
            { day: messages.dayPattern, month: messages.monthPattern, year: messages.yearPattern },
            locale,
          )}
          {...input}
          {...draftError}
          value={textValue.text}
          onFocus={(event) => {
            layer.load()
            input.onFocus?.(event)
          }}
          onChange={(event) => {
            textValue.setText(event.target.value)
            onChange?.(event)
          }}
          onBlur={(event) => {
            textValue.handleBlur()
            onBlur?.(event)
          }}
          onKeyDown={handleKeyDown}
          className="pe-12 figures"
        />
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton
            ref={setButton}
            label={messages.openCalendar}
            size="sm"
            disabled={notEditable}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-busy={(open && !loaded) || undefined}
            aria-controls={open && loaded ? calendarId : undefined}
            onPointerEnter={layer.load}
            onFocus={layer.load}
            onClick={() => setOpen(!open)}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        </span>
        <FormValue
          name={name}
          form={input.form}
          value={value ?? ''}
          disabled={input.disabled}
          controlId={controlId}
          onReset={textValue.reset}
        />
      </div>
      {failure}
      {isShown && loaded && (
        <loaded.CalendarLayer
          id={calendarId}
          anchor={button}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            textValue.choose(day)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  )
}
