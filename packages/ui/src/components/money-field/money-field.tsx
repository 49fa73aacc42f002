'use client'
import { type ComponentProps, useId } from 'react'
import { formatCents, parseScaled } from '../../lib/decimal.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { useInputMessages } from '../../lib/input-messages.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { useNumericText } from '../number-field/use-numeric-text.ts'
import { TextInput } from '../text-field/text-input.tsx'

interface MoneyControlProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** Integer cents; `null` is an empty field, `undefined` makes it uncontrolled. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onValueChange?: ((cents: number | null) => void) | undefined
  /** Allows negative amounts: "-12,00". */
  allowNegative?: boolean | undefined
}

export interface MoneyFieldProps extends FieldBaseProps, MoneyControlProps {}

/**
 * An amount in reais. It can be typed and pasted in any Brazilian format and is stored in integer cents, so that sums
 * are exact. For other quantities use `NumberField`.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [field, control] = splitFieldProps(props)
  return (
    <Field {...field}>
      <MoneyControl {...control} />
    </Field>
  )
}

function MoneyControl({
  value: valueProp,
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
  const [value, setValue] = useControllable<number | null>({ value: valueProp, defaultValue, onChange: onValueChange })
  const cents = value !== null && Number.isFinite(value) ? Math.round(value) : null
  const formatted = cents === null ? '' : formatCents(cents)
  const read = (typed: string) => {
    const parsed = parseScaled(typed, 2)
    return parsed === null || allowNegative ? parsed : Math.abs(parsed)
  }
  const text = useNumericText({
    formatted,
    rejectedPattern: allowNegative ? /^[^\d.,−-]$/ : /^[^\d.,]$/,
    read,
    onValueChange: setValue,
    onBeforeInput,
    onChange,
    onBlur,
  })
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-lg text-subtle md:text-md"
      >
        R$
      </span>
      <TextInput
        autoComplete="off"
        {...input}
        aria-describedby={described}
        inputMode={allowNegative ? 'text' : 'decimal'}
        placeholder={input.placeholder ?? '0,00'}
        {...text.inputProps}
        className="ps-10 figures"
      />
      <span id={unitId} hidden>
        {messages.amountInReais}
      </span>
      <FormValue
        name={name}
        value={cents === null ? '' : String(cents)}
        disabled={input.disabled}
        controlId={control.id}
        onReset={() => {
          text.settle()
          setValue(defaultValue)
        }}
      />
    </div>
  )
}
