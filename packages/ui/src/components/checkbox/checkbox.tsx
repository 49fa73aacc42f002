'use client'
import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { keepCheckedOnReset } from '../../lib/keep-checked-on-reset.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { FieldError } from '../field/field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label next to the checkbox. */
  label: ReactNode
  /**
   * Hides the label visually, for example in the first column of a table.
   * @default false
   */
  labelHidden?: boolean | undefined
  /** An explanation below the label. */
  help?: ReactNode
  /** The error message. It makes the field invalid. */
  error?: ReactNode
  /**
   * Whether some, but not all, of the represented items are selected.
   * @default false
   */
  indeterminate?: boolean | undefined
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A yes-or-no value that is submitted with a form. For a setting that applies immediately, use `Switch`. */
export function Checkbox({
  label,
  labelHidden = false,
  help,
  error,
  indeterminate = false,
  onCheckedChange,
  readOnly = false,
  id,
  ref,
  className,
  onChange,
  onClick,
  ...input
}: CheckboxProps) {
  requireLabel(label, 'Checkbox', 'Pass label="…"; use labelHidden in the first column of a table.')
  const generatedId = useId()
  const controlId = id ?? generatedId
  const element = useRef<HTMLInputElement>(null)
  const early = useEarlyInput(element)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  }, [indeterminate])
  const { checked } = input
  useEffect(() => keepCheckedOnReset(checked)(element.current), [checked])
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div data-slot="checkbox" className={cn('flex min-w-0 flex-col gap-1', className)}>
      <div className={cn('flex items-start', !labelHidden && 'gap-2.5')}>
        <span className="relative mt-px grid size-4.5 shrink-0 place-items-center">
          <input
            {...input}
            ref={early}
            id={controlId}
            type="checkbox"
            aria-describedby={[input['aria-describedby'], errorId, helpId].filter(Boolean).join(' ') || undefined}
            aria-readonly={readOnly || undefined}
            aria-invalid={error ? true : input['aria-invalid']}
            // HTML checkboxes have no read-only state: the click is cancelled before the value changes.
            onClick={(event) => {
              if (readOnly) event.preventDefault()
              onClick?.(event)
            }}
            onChange={(event) => {
              if (readOnly) return
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            data-slot="checkbox-control"
            className={cn(
              'peer size-full cursor-pointer appearance-none rounded-sm border border-control bg-surface-raised',
              'before:absolute before:-inset-3 before:content-[""] md:before:-inset-1',
              'transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary',
              'indeterminate:bg-primary hover:border-control-hover aria-invalid:border-danger',
              'disabled:cursor-not-allowed disabled:opacity-50 aria-readonly:cursor-default forced-colors:appearance-auto',
            )}
          />
          <svg
            viewBox="0 0 16 16"
            fill="none"
            aria-hidden="true"
            className={cn(
              'pointer-events-none absolute size-3.5 stroke-on-primary opacity-0 forced-colors:hidden',
              'peer-checked:peer-not-indeterminate:opacity-100',
            )}
          >
            <path d="M3.5 8.5 6.5 11.5 12.5 4.5" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span
            aria-hidden
            className={cn(
              'pointer-events-none absolute h-0.5 w-2.5 rounded-full bg-on-primary opacity-0 forced-colors:hidden',
              'peer-indeterminate:opacity-100',
            )}
          />
        </span>
        <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'min-w-0 cursor-pointer'}>
          {label}
        </label>
      </div>
      {help && (
        <div id={helpId} className="ps-7 text-sm text-subtle">
          {help}
        </div>
      )}
      <FieldError id={errorId} className="ps-7">
        {error}
      </FieldError>
    </div>
  )
}
