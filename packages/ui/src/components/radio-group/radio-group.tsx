'use client'
import { useId } from 'react'
import { FormValue } from '../../lib/form-value.tsx'
import { requireUnique } from '../../lib/require-unique.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { Choice, type ChoiceGroupOption } from './choice.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { ChoiceGroup, type ChoiceGroupBaseProps } from './choice-group.tsx'
import {
  type ChoiceGroupOrientation,
  choiceOrientations,
  choiceVariants,
  type RadioGroupVariant,
} from './radio-group.variants.ts'

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupBaseProps {
  /** The options, in their order. Each value must be unique. */
  options: readonly ChoiceGroupOption<Value>[]
  /** The selected value; `null` is none, `undefined` makes it uncontrolled. */
  value?: Value | null | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default null
   */
  defaultValue?: Value | null | undefined
  /** Called with the new value. */
  onValueChange?: ((value: Value) => void) | undefined
  /** The name under which a form submits the value. */
  name?: string | undefined
  /** The id of its form, when it is outside of the form. */
  form?: string | undefined
  /**
   * Whether it cannot be used. A disabled control is not submitted.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the value is shown and submitted, but cannot be changed.
   * @default false
   */
  readOnly?: boolean | undefined
  /**
   * The direction of the options.
   * @default 'vertical'
   */
  orientation?: ChoiceGroupOrientation | undefined
  /**
   * The layout of the options. Chips are for labels of one to four words, and show no `help` of an option.
   * @default 'list'
   */
  variant?: RadioGroupVariant | undefined
}

/**
 * Selects one of a few visible options. It uses native radio buttons, so arrow keys, forms and screen readers work as
 * usual. For more than about six options, use `Select`.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  name,
  form,
  disabled = false,
  readOnly = false,
  orientation = 'vertical',
  variant = 'list',
  ...group
}: RadioGroupProps<Value>) {
  requireUnique(options, 'RadioGroup')
  const generatedName = useId()
  const [value, setValue, resetValue] = useControllable<Value | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange as (value: Value | null) => void,
  })
  const Option = variant === 'chips' ? ChoiceChip : Choice
  return (
    <ChoiceGroup
      {...group}
      component="RadioGroup"
      slot="radio-group"
      role="radiogroup"
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
    >
      <div className={variant === 'list' ? choiceOrientations[orientation] : choiceVariants[variant]}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            type="radio"
            name={name ?? generatedName}
            form={form}
            checked={option.value === value}
            disabled={disabled || option.disabled === true}
            readOnly={readOnly}
            invalid={Boolean(group.error)}
            onChange={() => {
              if (!readOnly) setValue(option.value)
            }}
          />
        ))}
      </div>
      <FormValue
        value=""
        form={form}
        unsubmittedName={name === undefined ? generatedName : undefined}
        onReset={resetValue}
      />
    </ChoiceGroup>
  )
}
