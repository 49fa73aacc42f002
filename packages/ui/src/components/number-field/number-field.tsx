'use client'
import { type ComponentProps, type KeyboardEvent, use } from 'react'
import { Minus, Plus } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { formatDecimal, getDecimalMark, getLargestNumber, parseDecimal } from '../../lib/decimal.ts'
import { FormValue } from '../../lib/form-value.tsx'
import * as inputTexts from '../../lib/input-texts.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useDraftError } from '../../lib/use-draft-error.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { FieldContext, useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { TextInput } from '../text-field/text-input.tsx'
import { stepButton } from './number-field.variants.ts'
import { useHeldPress } from './use-held-press.ts'
import { useNumericText } from './use-numeric-text.ts'

const rangeMessages = {
  numberFrom: inputTexts.numberFrom,
  numberUntil: inputTexts.numberUntil,
  numberUnreadable: inputTexts.numberUnreadable,
}
const defaultMessages = { decrease: inputTexts.decrease, empty: inputTexts.empty, increase: inputTexts.increase }

interface NumberControlProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'min' | 'max' | 'step'> {
  /** The number; `null` is an empty field, `undefined` makes it uncontrolled. */
  value?: number | null | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default null
   */
  defaultValue?: number | null | undefined
  /** Called with the new number; `null` when the field is empty. */
  onValueChange?: ((value: number | null) => void) | undefined
  /** The minimum of the steps. A typed number is not limited: the form must validate it. */
  min?: number | undefined
  /** The maximum of the steps. A larger typed number stays and is reported, and the field shows the limit as its error. */
  max?: number | undefined
  /**
   * The difference that the buttons and arrow keys make.
   * @default 1
   */
  step?: number | undefined
  /**
   * The number of decimals of the value.
   * @default 0
   */
  decimals?: number | undefined
  /** The unit, shown after the number: "kg". */
  unit?: string | undefined
  /**
   * Hides the buttons that step up and down.
   * @default false
   */
  hideSteppers?: boolean | undefined
}

export interface NumberFieldProps extends FieldBaseProps, NumberControlProps {}

/**
 * A quantity in the format of the language. Arrow keys and buttons change it in steps; the form receives a plain number. For
 * money use `MoneyField`; for a code made of digits, `TextField` or `MaskedField`.
 */
export function NumberField(props: NumberFieldProps) {
  const [
    field,
    {
      value: valueProp,
      defaultValue = null,
      onValueChange,
      decimals = 0,
      onChange,
      onBlur,
      onBeforeInput,
      onKeyDown,
      ...control
    },
  ] = splitFieldProps(props)
  const { max, disabled, readOnly } = control
  const messages = useMessages(rangeMessages)
  const locale = useLocale()
  const [value, setValue, resetValue] = useControllable<number | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const validValue = value !== null && Number.isFinite(value) ? value : null
  const format = (number: number) => formatDecimal(number, { max: decimals, locale })
  const formatted = validValue === null ? '' : format(validValue)
  const text = useNumericText({
    value,
    formatted,
    rejectedPattern: /^[^\d.,−-]$/,
    read: (typed) => parseDecimal(typed, decimals, getDecimalMark(locale)),
    onValueChange: setValue,
    onBeforeInput,
    onChange,
    onBlur,
    onKeyDown,
  })
  const largest = Math.min(max ?? Infinity, getLargestNumber(decimals))
  const isAbove = text.overflow > 0 || (max !== undefined && validValue !== null && validValue > max)
  const rangeError = isAbove
    ? messages.numberUntil(format(largest))
    : text.overflow < 0 && messages.numberFrom(format(control.min ?? -getLargestNumber(decimals)))
  const textError = rangeError || messages.numberUnreadable
  const draftError = useDraftError(text.isUnreadable && !readOnly ? textError : undefined, control.ref)
  return (
    <Field {...field} error={field.error || (!disabled && !readOnly && (text.isInvalid ? textError : rangeError))}>
      <NumberControl
        {...control}
        {...draftError}
        {...{ value, validValue, setValue, resetValue, formatted, text, decimals, largest }}
      />
    </Field>
  )
}

interface NumberControlState {
  value: number | null
  /** The value, when it is a finite number. */
  validValue: number | null
  setValue: (value: number | null) => void
  resetValue: () => void
  formatted: string
  text: ReturnType<typeof useNumericText>
  decimals: number
  /** The upper limit of the steps. */
  largest: number
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

function NumberControl({
  value,
  validValue,
  setValue,
  resetValue,
  formatted,
  text,
  decimals,
  largest,
  min,
  max,
  step = 1,
  unit,
  hideSteppers = false,
  name,
  ...input
}: Omit<NumberControlProps, 'value' | 'defaultValue' | 'onValueChange'> & NumberControlState) {
  const messages = useMessages(defaultMessages)
  const control = useFieldControl(input)
  const notEditable = input.disabled === true || input.readOnly === true

  const within = (number: number) => Math.min(largest, Math.max(min ?? -getLargestNumber(decimals), number))
  const goTo = (number: number) => {
    text.settle()
    const next = Number(within(number).toFixed(decimals))
    if (!notEditable && next !== value) setValue(next)
  }
  // As in HTML: the steps start at the minimum, and the first step from another value goes to the next one of them.
  const base = min ?? 0
  const nearestStep = (distance: number, direction: number) => {
    const position = Number((distance / step).toFixed(9))
    return direction > 0 ? Math.floor(position) : Math.ceil(position)
  }
  const move = (count: number) => {
    if (text.overflow !== 0) goTo(text.overflow * Infinity)
    else if (validValue === null) goTo(count > 0 ? (min ?? 0) : (max ?? 0))
    else goTo(base + (nearestStep(validValue - base, count) + count) * step)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    text.inputProps.onKeyDown(event)
    if (
      event.defaultPrevented ||
      notEditable ||
      isComposing(event.nativeEvent) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    const count = steps[event.key]
    const end = { Home: min, End: max }[event.key]
    if (count !== undefined) move(count)
    else if (end !== undefined && event.shiftKey) goTo(end)
    else return
    event.preventDefault()
  }

  const heldPress = useHeldPress(move)
  const labelId = use(FieldContext)?.labelId

  const buttons = [
    {
      label: messages.decrease,
      count: -1,
      icon: <Minus aria-hidden />,
      atLimit: validValue !== null && validValue <= within(-Infinity),
    },
    {
      label: messages.increase,
      count: 1,
      icon: <Plus aria-hidden />,
      atLimit: validValue !== null && validValue >= within(Infinity),
    },
  ]

  return (
    // Numbers are left-to-right in every script: "-3" would otherwise be shown as "3-".
    <div dir="ltr" className="relative">
      <TextInput
        autoComplete="off"
        {...input}
        role="spinbutton"
        inputMode={min === undefined || min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
        aria-valuenow={validValue ?? undefined}
        aria-valuetext={
          validValue === null && !text.isUnreadable
            ? messages.empty
            : [validValue === null ? text.inputProps.value : formatted, unit].filter(Boolean).join(' ')
        }
        aria-valuemin={min}
        aria-valuemax={max}
        {...text.inputProps}
        onKeyDown={handleKeyDown}
        className={cn('figures', hideSteppers ? unit && 'pe-16' : unit ? 'pe-36 md:pe-32' : 'pe-24 md:pe-20')}
      />
      <span className="pointer-events-none absolute inset-y-px end-px flex items-stretch">
        {unit && (
          <span aria-hidden className="flex max-w-16 items-center ps-1 pe-3 text-subtle">
            <span className="truncate">{unit}</span>
          </span>
        )}
        {!hideSteppers &&
          buttons.map(({ label, count, icon, atLimit }) => (
            <button
              key={count}
              type="button"
              tabIndex={-1}
              aria-label={label}
              aria-describedby={labelId}
              aria-controls={control.id}
              disabled={notEditable || atLimit}
              {...heldPress(count)}
              className={stepButton}
            >
              {icon}
            </button>
          ))}
      </span>
      <FormValue
        name={name}
        form={input.form}
        value={validValue === null ? '' : String(validValue)}
        disabled={input.disabled}
        controlId={control.id}
        onReset={() => {
          text.settle()
          resetValue()
        }}
      />
    </div>
  )
}
