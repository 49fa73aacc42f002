'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useDateMessages } from '../../lib/date-messages.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireFormat } from '../../lib/require-format.ts'
import { useDraftError } from '../../lib/use-draft-error.ts'
import { useTextValue } from '../date-field/use-text-value.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { TextInput } from '../text-field/text-input.tsx'
import { addMinutes, formatTime, parseTime } from './time-text.ts'

export interface TimeFieldProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max' | 'step'> {
  /** The time as `HH:mm`; `null` is none, `undefined` makes it uncontrolled. */
  value?: string | null | undefined
  /** The initial value, when `value` is not passed. */
  defaultValue?: string | null | undefined
  /** Called with the time as `HH:mm`; `null` when there is no complete time. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** The number of minutes that an arrow key adds. */
  step?: number | undefined
}

/** The format of values. */
const valueFormat = { component: 'TimeField', format: 'HH:mm', isValid: (text: string) => formatTime(text) !== '' }

/** A time of day, typed: "14:30", "14h30", "1430", "9" or "2:30 pm". It is shown as the language writes it. */
export function TimeField(props: TimeFieldProps) {
  const [field, { value, defaultValue = null, onValueChange, ...control }] = splitFieldProps(props)
  requireFormat({ value, defaultValue }, valueFormat)
  const messages = useDateMessages()
  const locale = useLocale()
  const format = (time: string) => formatTime(time, locale)
  const textValue = useTextValue({ value, defaultValue, onValueChange, parse: parseTime, format })
  const unreadable = messages.invalidTime(format('14:30'))
  const draftError = useDraftError(textValue.isUnreadable && !control.readOnly ? unreadable : undefined, control.ref)
  return (
    <Field {...field} error={field.error || (textValue.isInvalid ? unreadable : undefined)}>
      <TimeControl {...control} {...draftError} textValue={textValue} />
    </Field>
  )
}

interface TimeControlProps extends Omit<ComponentProps<'input'>, 'step'> {
  step?: number | undefined
  textValue: ReturnType<typeof useTextValue>
}

function TimeControl({ step = 15, textValue, name, onChange, onBlur, onKeyDown, ...input }: TimeControlProps) {
  const messages = useDateMessages()
  const control = useFieldControl(input)
  const moves: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const minutes = moves[event.key]
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') textValue.commit()
    if (event.defaultPrevented || minutes === undefined || hasModifier || input.disabled || input.readOnly) return
    event.preventDefault()
    textValue.choose(textValue.value === null ? '12:00' : addMinutes(textValue.value, minutes))
  }
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="numeric"
        placeholder={messages.timePattern}
        {...input}
        value={textValue.text}
        onChange={(event) => {
          textValue.setText(event.target.value)
          onChange?.(event)
        }}
        onBlur={(event) => {
          textValue.handleBlur()
          onBlur?.(event)
        }}
        onKeyDown={handleKeyDown}
        className="figures"
      />
      <FormValue
        name={name}
        form={input.form}
        value={textValue.value ?? ''}
        disabled={input.disabled}
        controlId={control.id}
        onReset={textValue.reset}
      />
    </>
  )
}
