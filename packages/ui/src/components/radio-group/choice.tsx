'use client'
import { type ReactNode, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { keepCheckedOnReset } from '../../lib/keep-checked-on-reset.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'

/** An option of a `RadioGroup` or `CheckboxGroup`. */
export interface ChoiceGroupOption<Value extends string = string> {
  /** The value of the option, which is reported and submitted. */
  value: Value
  /** The visible label. */
  label: ReactNode
  /** An explanation of the option. */
  help?: ReactNode
  /** Whether it cannot be selected. */
  disabled?: boolean | undefined
}

export interface ChoiceProps {
  option: ChoiceGroupOption
  type: 'radio' | 'checkbox'
  name: string | undefined
  form: string | undefined
  checked: boolean
  disabled: boolean
  readOnly: boolean
  invalid: boolean
  onChange: (checked: boolean) => void
}

const marks = {
  radio: <circle cx="8" cy="8" r="3.5" className="fill-on-primary" />,
  checkbox: (
    <path
      d="M3.5 8.5 6.5 11.5 12.5 4.5"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="fill-none stroke-on-primary"
    />
  ),
}

/** An option: the native control, restyled, with its label and help. */
export function Choice({ option, type, name, form, checked, disabled, readOnly, invalid, onChange }: ChoiceProps) {
  const id = useId()
  const early = useEarlyInput(keepCheckedOnReset(checked))
  const helpId = option.help ? `${id}-help` : undefined
  return (
    // By its input, which a fieldset can disable too.
    <div className="flex min-w-0 items-start gap-2.5 py-2 md:py-0.5 has-disabled:[&_label]:cursor-not-allowed has-disabled:[&_label]:text-disabled">
      <span className="relative mt-px grid size-4.5 shrink-0 place-items-center">
        <input
          id={id}
          ref={early}
          type={type}
          name={name}
          form={form}
          value={option.value}
          checked={checked}
          disabled={disabled}
          aria-describedby={helpId}
          {...(type === 'checkbox' && {
            'aria-invalid': invalid || undefined,
            'aria-readonly': readOnly || undefined,
          })}
          data-invalid={invalid || undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={cn(
            'peer size-full cursor-pointer appearance-none border border-control bg-surface-raised transition-colors',
            type === 'radio' ? 'rounded-full' : 'rounded-sm',
            'checked:border-primary checked:bg-primary hover:border-control-hover data-invalid:border-danger',
            'disabled:cursor-not-allowed disabled:opacity-50 forced-colors:appearance-auto',
          )}
        />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute size-3.5 opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        >
          {marks[type]}
        </svg>
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer wrap-anywhere">
          {option.label}
        </label>
        {option.help && (
          <div id={helpId} className="text-sm text-subtle">
            {option.help}
          </div>
        )}
      </div>
    </div>
  )
}
