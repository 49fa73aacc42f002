'use client'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { CalendarDays } from '../../icons/icons.gen.ts'
import { useDateMessages } from '../../lib/date-messages.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { declareOverlay } from '../../lib/on-demand.ts'
import { useDraftError } from '../../lib/use-draft-error.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { FieldIconButton } from '../field/field-icon-button.tsx'
import { TextInput } from '../text-field/text-input.tsx'
import type { useTextValue } from './use-text-value.ts'

interface CalendarInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'min' | 'max'> {
  field: Omit<FieldProps, 'children'>
  textValue: ReturnType<typeof useTextValue>
  /** The message for a text without a value. */
  unreadable: string
  /** The message for a value outside of the limits. */
  limitError: string | undefined
  /** The selected day and the limits of the calendar. */
  day: string | null
  minDay: string | undefined
  maxDay: string | undefined
  onChooseDay: (day: string) => void
  /** Handles a key that changes the value. @returns whether it did. */
  onMove: (key: string, input: HTMLInputElement) => boolean
}

const layer = declareOverlay(() => import('./calendar-layer.tsx'), 'CalendarLayer')

/** A text field with a calendar, which is loaded on the first hover or focus: the part that date fields share. */
export function CalendarInput({
  field,
  textValue,
  unreadable,
  limitError,
  day,
  minDay,
  maxDay,
  onChooseDay,
  onMove,
  name,
  onChange,
  onBlur,
  onKeyDown,
  ...input
}: CalendarInputProps) {
  const messages = useDateMessages()
  const generatedId = useId()
  const controlId = field.controlId ?? generatedId
  const calendarId = useId()
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const { module: loaded, isShown, failure } = useOverlay(layer, open, () => setOpen(false))
  const notEditable = input.disabled === true || input.readOnly === true
  const draftError = useDraftError(textValue.isUnreadable && !input.readOnly ? unreadable : undefined, input.ref)

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
    if (event.key === 'Enter') {
      // The form is submitted with the value of the text.
      textValue.commit()
      return
    }
    if (event.altKey && event.key === 'ArrowDown') setOpen(true)
    else if (event.altKey || !onMove(event.key, event.currentTarget)) return
    event.preventDefault()
  }

  return (
    <Field {...field} error={field.error || (textValue.isInvalid ? unreadable : limitError)} controlId={controlId}>
      <div className="relative">
        <TextInput
          autoComplete="off"
          inputMode="numeric"
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
          <FieldIconButton
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
          </FieldIconButton>
        </span>
        <FormValue
          name={name}
          form={input.form}
          value={textValue.value ?? ''}
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
          value={day}
          min={minDay}
          max={maxDay}
          onChoose={(chosen) => {
            onChooseDay(chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  )
}
