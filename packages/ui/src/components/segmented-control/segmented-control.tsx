'use client'
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { focusWithin } from '../../lib/focus-within.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { keepCheckedOnReset } from '../../lib/keep-checked-on-reset.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { type SegmentedControlSize, segmentBase, segmentedControlSizes } from './segmented-control.variants.ts'

export interface SegmentedControlOption<Value extends string = string> {
  /** The value of the option, which is reported and submitted. */
  value: Value
  /** The visible label. */
  label: string
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** Shows only the icon; the label stays the accessible name. */
  iconOnly?: boolean | undefined
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'role' | 'children' | 'onChange' | 'defaultValue' | 'aria-label'> {
  /** The accessible name of the group. It is not visible. */
  label: string
  /** The options, in their order. Each value must be unique. */
  options: readonly SegmentedControlOption<Value>[]
  /** The selected value; `undefined` makes it uncontrolled. One option is always selected. */
  value?: Value | undefined
  /**
   * The initial value.
   * @default the first enabled option
   */
  defaultValue?: Value | undefined
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
   * The height and the padding.
   * @default 'md'
   */
  size?: SegmentedControlSize | undefined
}

/**
 * Switches between a few modes of one view, immediately. For form values use `RadioGroup`; for panels `Tabs`; for
 * views with an address `TabNav`.
 */
export function SegmentedControl<Value extends string = string>({
  label,
  options,
  value: valueProp,
  defaultValue,
  onValueChange,
  name,
  form,
  disabled = false,
  readOnly = false,
  size = 'md',
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  requireLabel(
    label,
    'SegmentedControl',
    'Pass label="…" with the name of the choice, for example label="Visualização".',
  )
  requireUnique(options, 'SegmentedControl')
  const generatedName = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => focusWithin(root.current), [])
  const first = defaultValue ?? options.find((option) => !option.disabled)?.value
  const [value, setValue, resetValue] = useControllable<Value | undefined>({
    value: valueProp,
    defaultValue: first,
    onChange: onValueChange as (value: Value | undefined) => void,
  })
  return (
    <div
      {...rest}
      ref={root}
      role="radiogroup"
      aria-label={label}
      aria-readonly={readOnly || undefined}
      aria-disabled={disabled || undefined}
      data-slot="segmented-control"
      data-size={size}
      className={cn(
        'inline-flex max-w-full min-w-0 flex-wrap gap-0.5 rounded-md border border-control bg-surface-sunken p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          option={option}
          size={size}
          name={name ?? generatedName}
          form={form}
          checked={option.value === value}
          disabled={disabled || option.disabled === true}
          onChange={() => {
            if (!readOnly) setValue(option.value)
          }}
        />
      ))}
      <FormValue
        value=""
        form={form}
        unsubmittedName={name === undefined ? generatedName : undefined}
        onReset={resetValue}
      />
    </div>
  )
}

interface SegmentProps extends Omit<ComponentProps<'input'>, 'size'> {
  option: SegmentedControlOption
  size: SegmentedControlSize
  checked: boolean
}

function Segment({ option, size, checked, ...input }: SegmentProps) {
  const early = useEarlyInput(keepCheckedOnReset(checked))
  return (
    <label className={cn(segmentBase, segmentedControlSizes[size])}>
      <input {...input} ref={early} type="radio" value={option.value} checked={checked} className="sr-only" />
      {option.icon}
      <span className={option.iconOnly ? 'sr-only' : 'min-w-0 wrap-break-word'}>{option.label}</span>
    </label>
  )
}
