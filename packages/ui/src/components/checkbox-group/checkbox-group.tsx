'use client'
import { FormValue } from '../../lib/form-value.tsx'
import { requireUnique } from '../../lib/require-unique.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { Choice, type ChoiceGroupOption } from '../radio-group/choice.tsx'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.tsx'
import { type ChoiceGroupOrientation, choiceOrientations } from '../radio-group/radio-group.variants.ts'

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupBaseProps {
  /** The options, in their order. Each value must be unique. */
  options: readonly ChoiceGroupOption<Value>[]
  /** The selected values, in the order of the options; `undefined` makes it uncontrolled. */
  value?: readonly Value[] | undefined
  /**
   * The initial value, when `value` is not passed.
   * @default []
   */
  defaultValue?: readonly Value[] | undefined
  /** Called with the values, in the order of the options. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined
  /** The form field name; each selected value is submitted under it. */
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
}

const noValues: readonly never[] = []

/**
 * Selects any of a few visible options. For many options, use `MultiSelect`; for a single yes or no, use `Checkbox`.
 */
export function CheckboxGroup<Value extends string = string>({
  options,
  value: valueProp,
  defaultValue = noValues,
  onValueChange,
  name,
  form,
  disabled = false,
  readOnly = false,
  orientation = 'vertical',
  ...group
}: CheckboxGroupProps<Value>) {
  requireUnique(options, 'CheckboxGroup')
  const [value, setValue, resetValue] = useControllable<readonly Value[]>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const choose = (changed: Value, checked: boolean) => {
    if (readOnly) return
    const isSelected = (candidate: Value) => (candidate === changed ? checked : value.includes(candidate))
    setValue(options.map((option) => option.value).filter(isSelected))
  }
  return (
    <ChoiceGroup
      {...group}
      component="CheckboxGroup"
      slot="checkbox-group"
      role="group"
      aria-disabled={disabled || undefined}
    >
      <div className={choiceOrientations[orientation]}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            type="checkbox"
            name={name}
            form={form}
            checked={value.includes(option.value)}
            disabled={disabled || option.disabled === true}
            readOnly={readOnly}
            invalid={Boolean(group.error)}
            onChange={(checked) => choose(option.value, checked)}
          />
        ))}
      </div>
      <FormValue value="" form={form} onReset={resetValue} />
    </ChoiceGroup>
  )
}
