'use client'
import { useId } from 'react'
import { FormValue } from '../../lib/form-value.js'
import { requireUnique } from '../../lib/require-unique.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Choice, type ChoiceGroupOption } from './choice.js'
import { ChoiceChip } from './choice-chip.js'
import { ChoiceGroup, type ChoiceGroupBaseProps } from './choice-group.js'
import {
  type ChoiceGroupOrientation,
  choiceOrientations,
  choiceVariants,
  type RadioGroupVariant,
} from './radio-group.variants.js'

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupBaseProps {
  options: readonly ChoiceGroupOption<Value>[]
  /** The value chosen; `null` is none yet, `undefined` leaves the choice to the component. */
  value?: Value | null | undefined
  defaultValue?: Value | null | undefined
  onValueChange?: ((value: Value) => void) | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  orientation?: ChoiceGroupOrientation | undefined
  /**
   * How the options look. Chips fit answers of one to four words, and show no `help` of an option.
   * @default 'list'
   */
  variant?: RadioGroupVariant | undefined
}

/**
 * One of a few, all in sight. The buttons are those of the browser: arrows, forms and screen readers work as everywhere.
 * For more than about six, use `Select`.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value: ownedValue,
  defaultValue = null,
  onValueChange,
  name,
  disabled = false,
  readOnly = false,
  orientation = 'vertical',
  variant = 'list',
  ...group
}: RadioGroupProps<Value>) {
  requireUnique(options, 'RadioGroup')
  const ownName = useId()
  const [value, setValue] = useControllable<Value | null>({
    value: ownedValue,
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
            name={name ?? ownName}
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
      <FormValue value="" onReset={() => setValue(defaultValue)} />
    </ChoiceGroup>
  )
}
