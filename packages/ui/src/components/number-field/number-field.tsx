'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Minus, Plus } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { formatDecimal, parseDecimal } from '../../lib/decimal.js'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { useFieldControl } from '../field/field-context.js'
import { TextInput } from '../text-field/text-input.js'
import { stepButton } from './number-field.variants.js'
import { useNumericText } from './use-numeric-text.js'

interface NumberControlProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max' | 'step'> {
  /** The number; `null` is an empty field, `undefined` leaves it to the component. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  onValueChange?: ((value: number | null) => void) | undefined
  /** The least that the steps reach. What is typed is kept: the form says what is wrong with it. */
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** How many decimals are kept. */
  decimals?: number | undefined
  /** What is counted, shown after the number: "kg". */
  unit?: string | undefined
  /** Leaves out the buttons that count up and down. */
  hideSteppers?: boolean | undefined
}

export interface NumberFieldProps extends FieldBaseProps, NumberControlProps {}

/**
 * A quantity, as people in Brazil write it. Arrows and buttons count; the form receives a plain number. For money use
 * `MoneyField`; for a code made of digits, `TextField` or `MaskedField`.
 */
export function NumberField({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  ...control
}: NumberFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, required, optional, className }} controlId={id}>
      <NumberControl {...control} />
    </Field>
  )
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

function NumberControl({
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  decimals = 0,
  unit,
  hideSteppers = false,
  name,
  onChange,
  onBlur,
  onKeyDown,
  onBeforeInput,
  ...input
}: NumberControlProps) {
  const messages = useInputMessages()
  const control = useFieldControl(input)
  const [value, setValue] = useControllable<number | null>({ value: ownedValue, defaultValue, onChange: onValueChange })
  const fixed = input.disabled === true || input.readOnly === true
  const known = value !== null && Number.isFinite(value) ? value : null
  const written = known === null ? '' : formatDecimal(known, { max: decimals })

  const text = useNumericText({
    written,
    refused: /^[^\d.,−-]$/,
    read: (typed) => parseDecimal(typed, decimals),
    onValueChange: setValue,
    onBeforeInput,
    onChange,
    onBlur,
  })

  const within = (number: number) => Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? -Infinity, number))
  const goTo = (number: number) => {
    text.settle()
    const next = Number(within(number).toFixed(decimals))
    if (!fixed && next !== value) setValue(next)
  }
  const move = (count: number) => {
    if (known === null) goTo(count > 0 ? (min ?? 0) : (max ?? 0))
    else goTo(known + count * step)
  }
  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || fixed || event.altKey || event.ctrlKey || event.metaKey) return
    const count = steps[event.key]
    const end = { Home: min, End: max }[event.key]
    if (count !== undefined) move(count)
    else if (end !== undefined && event.shiftKey) goTo(end)
    else return
    event.preventDefault()
  }

  const buttons = [
    {
      label: messages.decrease,
      count: -1,
      icon: <Minus aria-hidden />,
      ended: known !== null && known <= within(-Infinity),
    },
    {
      label: messages.increase,
      count: 1,
      icon: <Plus aria-hidden />,
      ended: known !== null && known >= within(Infinity),
    },
  ]

  return (
    <div className="relative">
      <TextInput
        autoComplete="off"
        {...input}
        role="spinbutton"
        inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        aria-valuenow={known ?? undefined}
        aria-valuetext={known === null ? messages.empty : [written, unit].filter(Boolean).join(' ')}
        aria-valuemin={min}
        aria-valuemax={max}
        {...text.inputProps}
        onKeyDown={answerKey}
        className={cn('figures', hideSteppers ? unit && 'pe-14' : unit ? 'pe-34 md:pe-30' : 'pe-24 md:pe-20')}
      />
      <span className="pointer-events-none absolute inset-y-px end-px flex items-stretch">
        {unit && (
          <span aria-hidden className="flex max-w-14 items-center truncate px-3 text-subtle">
            {unit}
          </span>
        )}
        {!hideSteppers &&
          buttons.map(({ label, count, icon, ended }) => (
            <button
              key={count}
              type="button"
              tabIndex={-1}
              aria-label={label}
              aria-controls={control.id}
              disabled={fixed || ended}
              onClick={() => move(count)}
              className={stepButton}
            >
              {icon}
            </button>
          ))}
      </span>
      <FormValue
        name={name}
        value={known === null ? '' : String(known)}
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
