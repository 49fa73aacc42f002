'use client'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { CalendarDays } from '../../icons/icons.gen.js'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { overlay } from '../../lib/on-demand.js'
import { requireWritten } from '../../lib/require-written.js'
import { useOverlay } from '../../lib/use-overlay.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { IconButton } from '../icon-button/icon-button.js'
import { TextInput } from '../text-field/text-input.js'
import { addDays, addMonths, formatDate, isDay, parseDate, today } from './date-text.js'
import { useWritten } from './use-written.js'

export interface DateFieldProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max'> {
  /** The day as `yyyy-MM-dd`; `null` is none, `undefined` leaves it to the component. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** The first day that may be chosen, as `yyyy-MM-dd`. */
  min?: string | undefined
  /** The last day that may be chosen, as `yyyy-MM-dd`. */
  max?: string | undefined
}

/** How a day is kept. */
const kept = { component: 'DateField', format: 'yyyy-MM-dd', reads: isDay }

const layer = overlay(() => import('./calendar-layer.js'), 'CalendarLayer')

/** What each key adds to a day. */
const moves: Record<string, (day: string) => string> = {
  ArrowUp: (day) => addDays(day, 1),
  ArrowDown: (day) => addDays(day, -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
}

/**
 * A day, typed by hand as in Brazil or picked from a calendar, which is fetched on the first hover or focus. For two
 * days use `DateRangeField`; with an hour, `DateTimeField`.
 */
export function DateField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  min,
  max,
  name,
  onChange,
  onBlur,
  onKeyDown,
  ...input
}: DateFieldProps) {
  requireWritten({ value: ownedValue, defaultValue, min, max }, kept)
  const messages = useInputMessages()
  const ownId = useId()
  const controlId = id ?? ownId
  const calendarId = useId()
  const written = useWritten({ value: ownedValue, defaultValue, onValueChange, parse: parseDate, format: formatDate })
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const { module: loaded, failure } = useOverlay(layer, open, () => setOpen(false))
  const fixed = input.disabled === true || input.readOnly === true
  const { value } = written
  const fault = written.unreadable
    ? messages.invalidDate
    : value !== null && min && value < min
      ? messages.dateFrom(formatDate(min))
      : value !== null && max && value > max
        ? messages.dateUntil(formatDate(max))
        : undefined

  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || fixed || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.altKey && event.key === 'ArrowDown') setOpen(true)
    else if (!event.altKey && moves[event.key])
      written.choose(value === null ? today() : (moves[event.key]?.(value) ?? value))
    else return
    event.preventDefault()
  }

  return (
    <Field
      {...{ label, labelHidden, help, required, optional, className }}
      error={error || fault}
      controlId={controlId}
    >
      <div className="relative">
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          placeholder={messages.datePattern}
          {...input}
          value={written.text}
          onFocus={(event) => {
            layer.load()
            input.onFocus?.(event)
          }}
          onChange={(event) => {
            written.write(event.target.value)
            onChange?.(event)
          }}
          onBlur={(event) => {
            written.leave()
            onBlur?.(event)
          }}
          onKeyDown={answerKey}
          className="pe-12 figures"
        />
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton
            ref={setButton}
            label={messages.openCalendar}
            size="sm"
            disabled={fixed}
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
          value={value ?? ''}
          disabled={input.disabled}
          controlId={controlId}
          onReset={written.reset}
        />
      </div>
      {failure}
      {open && loaded && (
        <loaded.CalendarLayer
          id={calendarId}
          anchor={button}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            written.choose(day)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  )
}
