'use client'
import { type ComponentProps, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { useDateMessages } from '../../lib/date-messages.ts'
import { formatCents, getCurrencyStyle, getDecimalMark, parseScaled } from '../../lib/decimal.ts'
import { FormValue } from '../../lib/form-value.tsx'
import * as inputTexts from '../../lib/input-texts.ts'
import { useCurrency, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useDraftError } from '../../lib/use-draft-error.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { splitFieldProps } from '../field/split-field-props.ts'
import { useNumericText } from '../number-field/use-numeric-text.ts'
import { TextInput } from '../text-field/text-input.tsx'
import { symbolPaddings } from './money-field.variants.ts'

const rangeMessages = {
  numberFrom: inputTexts.numberFrom,
  numberUntil: inputTexts.numberUntil,
  numberUnreadable: inputTexts.numberUnreadable,
}

interface MoneyControlProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** Integer cents; `null` is an empty field, `undefined` makes it uncontrolled. */
  value?: number | null | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default null
   */
  defaultValue?: number | null | undefined
  /** Called with the new amount in cents; `null` when the field is empty. */
  onValueChange?: ((cents: number | null) => void) | undefined
  /**
   * Allows negative amounts: "-12,00".
   * @default false
   */
  allowNegative?: boolean | undefined
}

export interface MoneyFieldProps extends FieldBaseProps, MoneyControlProps {}

/**
 * An amount in the currency of `LocaleProvider`, reais by default. It can be typed and pasted in any format of the
 * language and is stored in integer cents, so that sums are exact. For other quantities use `NumberField`.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [
    field,
    {
      value: valueProp,
      defaultValue = null,
      onValueChange,
      allowNegative = false,
      onChange,
      onBlur,
      onBeforeInput,
      onKeyDown,
      ...control
    },
  ] = splitFieldProps(props)
  const messages = useMessages(rangeMessages)
  const locale = useLocale()
  const currency = useCurrencyStyle()
  const { decimals, symbol, isSuffix } = currency
  const [value, setValue, resetValue] = useControllable<number | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const cents = value !== null && Number.isFinite(value) ? Math.round(value) : null
  const formatted = cents === null ? '' : formatCents(cents, locale, decimals)
  const read = (typed: string) => {
    const parsed = parseScaled(typed, decimals, getDecimalMark(locale))
    return parsed === null || allowNegative ? parsed : Math.abs(parsed)
  }
  const text = useNumericText({
    value,
    formatted,
    rejectedPattern: allowNegative ? /^[^\d.,−-]$/ : /^[^\d.,]$/,
    read,
    onValueChange: setValue,
    onBeforeInput,
    onChange,
    onBlur,
    onKeyDown,
  })
  const limit = (sign: 1 | -1) => {
    const amount = formatCents(sign * Number.MAX_SAFE_INTEGER, locale, decimals)
    return isSuffix ? `${amount} ${symbol}` : `${symbol} ${amount}`
  }
  const rangeError =
    text.overflow !== 0 &&
    (text.overflow < 0 && allowNegative ? messages.numberFrom(limit(-1)) : messages.numberUntil(limit(1)))
  const textError = rangeError || messages.numberUnreadable
  const draftError = useDraftError(text.isUnreadable && !control.readOnly ? textError : undefined, control.ref)
  return (
    <Field
      {...field}
      error={field.error || (!control.disabled && !control.readOnly && (text.isInvalid ? textError : rangeError))}
    >
      <MoneyControl {...control} {...draftError} {...{ cents, resetValue, text, currency, allowNegative }} />
    </Field>
  )
}

interface MoneyControlState {
  cents: number | null
  resetValue: () => void
  text: ReturnType<typeof useNumericText>
  currency: ReturnType<typeof useCurrencyStyle>
  allowNegative: boolean
}

/** Returns how amounts are written in the language and the currency of the provider. */
function useCurrencyStyle() {
  const locale = useLocale()
  const code = useCurrency()
  return { code, ...getCurrencyStyle(locale, code) }
}

function MoneyControl({
  cents,
  resetValue,
  text,
  currency: { code, symbol, isSuffix, decimals, name: currencyName },
  allowNegative,
  name,
  ...input
}: Omit<MoneyControlProps, 'value' | 'defaultValue' | 'onValueChange'> & MoneyControlState) {
  const messages = useDateMessages()
  const locale = useLocale()
  const unitId = useId()
  const described = [input['aria-describedby'], unitId].filter(Boolean).join(' ')
  const control = useFieldControl(input)
  return (
    // Amounts are left-to-right in every script: "R$" would otherwise be shown as "$R".
    <div dir="ltr" className="relative">
      <span
        aria-hidden
        className={cn(
          'pointer-events-none absolute inset-y-0 flex items-center text-lg text-subtle md:text-md',
          isSuffix ? 'end-3' : 'start-3',
        )}
      >
        {symbol}
      </span>
      <TextInput
        autoComplete="off"
        {...input}
        aria-describedby={described}
        inputMode={allowNegative ? 'text' : 'decimal'}
        placeholder={input.placeholder ?? formatCents(0, locale, decimals)}
        {...text.inputProps}
        className={cn('figures', symbolPaddings[isSuffix ? 'end' : 'start'][symbol.length > 2 ? 'wide' : 'narrow'])}
      />
      <span id={unitId} hidden>
        {messages.amountIn(currencyName, code)}
      </span>
      <FormValue
        name={name}
        form={input.form}
        value={cents === null ? '' : String(cents)}
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
