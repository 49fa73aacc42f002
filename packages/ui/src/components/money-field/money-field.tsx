'use client'
import { type ComponentProps, useId, useState } from 'react'
import { formatCents, parseScaled } from '../../lib/decimal.js'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Field, type FieldTexts } from '../field/field.js'
import { useFieldControl } from '../field/field-context.js'
import { TextInput } from '../text-field/text-input.js'

interface MoneyControlProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** Integer cents; `null` is an empty field, `undefined` leaves it to the component. */
  value?: number | null
  defaultValue?: number | null
  onValueChange?: (cents: number | null) => void
  /** Lets a debt be written: "-12,00". */
  allowNegative?: boolean
}

export interface MoneyFieldProps extends FieldTexts, MoneyControlProps {}

/**
 * An amount in reais. It is written and pasted in any Brazilian form and kept in integer cents, so no sum ever loses a
 * cent. For other quantities use `NumberField`.
 */
export function MoneyField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: MoneyFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <MoneyControl {...control} />
    </Field>
  )
}

function MoneyControl({
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  allowNegative = false,
  name,
  onChange,
  onBlur,
  onBeforeInput,
  ...input
}: MoneyControlProps) {
  const messages = useInputMessages()
  const unitId = useId()
  const described = [input['aria-describedby'], unitId].filter(Boolean).join(' ')
  const control = useFieldControl(input)
  const [value, setValue] = useControllable<number | null>({ value: ownedValue, defaultValue, onChange: onValueChange })
  const [draft, setDraft] = useState<string>()
  const cents = value !== null && Number.isFinite(value) ? Math.round(value) : null
  const written = cents === null ? '' : formatCents(cents)
  const read = (text: string) => {
    const found = parseScaled(text, 2)
    return found === null || allowNegative ? found : Math.abs(found)
  }
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-lg text-subtle md:text-md"
      >
        R$
      </span>
      <TextInput
        autoComplete="off"
        {...input}
        aria-describedby={described}
        inputMode={allowNegative ? 'text' : 'decimal'}
        placeholder={input.placeholder ?? '0,00'}
        value={draft ?? written}
        onBeforeInput={(event) => {
          if (/^[^\d.,−-]$/.test(event.data) || (!allowNegative && /^[−-]$/.test(event.data))) event.preventDefault()
          onBeforeInput?.(event)
        }}
        onChange={(event) => {
          setDraft(event.target.value)
          setValue(read(event.target.value))
          onChange?.(event)
        }}
        onBlur={(event) => {
          setDraft(undefined)
          onBlur?.(event)
        }}
        className="pl-10 figures"
      />
      <span id={unitId} hidden>
        {messages.inReais}
      </span>
      <FormValue
        name={name}
        value={cents === null ? '' : String(cents)}
        disabled={input.disabled}
        controlId={control.id}
        onReset={() => {
          setDraft(undefined)
          setValue(defaultValue)
        }}
      />
    </div>
  )
}
