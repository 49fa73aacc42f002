'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { requireWritten } from '../../lib/require-written.js'
import { useWritten } from '../date-field/use-written.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { useFieldControl } from '../field/field-context.js'
import { TextInput } from '../text-field/text-input.js'
import { addMinutes, formatTime, parseTime } from './time-text.js'

export interface TimeFieldProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max' | 'step'> {
  /** The hour as `HH:mm`; `null` is none, `undefined` leaves it to the component. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onValueChange?: ((value: string | null) => void) | undefined
  /** How many minutes an arrow changes. */
  step?: number | undefined
}

/** How an hour is kept. */
const kept = { component: 'TimeField', format: 'HH:mm', reads: (text: string) => formatTime(text) !== '' }

/** An hour of the day on 24 hours, typed by hand: "14:30", "14h30", "1430" or "9". With a day, use `DateTimeField`. */
export function TimeField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value,
  defaultValue = null,
  onValueChange,
  ...control
}: TimeFieldProps) {
  requireWritten({ value, defaultValue }, kept)
  const messages = useInputMessages()
  const written = useWritten({ value, defaultValue, onValueChange, parse: parseTime, format: formatTime })
  return (
    <Field
      {...{ label, labelHidden, help, required, optional, className }}
      error={error || (written.unreadable ? messages.invalidTime : undefined)}
      controlId={id}
    >
      <TimeControl {...control} written={written} />
    </Field>
  )
}

interface TimeControlProps extends Omit<ComponentProps<'input'>, 'step'> {
  step?: number | undefined
  written: ReturnType<typeof useWritten>
}

function TimeControl({ step = 15, written, name, onChange, onBlur, onKeyDown, ...input }: TimeControlProps) {
  const messages = useInputMessages()
  const control = useFieldControl(input)
  const moves: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const minutes = moves[event.key]
    const altered = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (event.defaultPrevented || minutes === undefined || altered || input.disabled || input.readOnly) return
    event.preventDefault()
    written.choose(written.value === null ? '12:00' : addMinutes(written.value, minutes))
  }
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="numeric"
        placeholder={messages.timePattern}
        {...input}
        value={written.text}
        onChange={(event) => {
          written.write(event.target.value)
          onChange?.(event)
        }}
        onBlur={(event) => {
          written.leave()
          onBlur?.(event)
        }}
        onKeyDown={answerKey}
        className="figures"
      />
      <FormValue
        name={name}
        value={written.value ?? ''}
        disabled={input.disabled}
        controlId={control.id}
        onReset={written.reset}
      />
    </>
  )
}
