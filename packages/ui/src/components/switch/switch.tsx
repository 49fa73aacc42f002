'use client'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { CircleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { keepCheckedOnReset } from '../../lib/keep-checked-on-reset.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useEarlyInput } from '../../lib/use-early-input.ts'
import { Spinner } from '../loader/spinner.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** The name of the setting. */
  label: ReactNode
  /**
   * Hides the label visually, where the context already shows it.
   * @default false
   */
  labelHidden?: boolean | undefined
  /** An explanation below the label. */
  help?: ReactNode
  /** The error message. It makes the field invalid. */
  error?: ReactNode
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /**
   * Whether the change is being saved: it keeps its focus and ignores further changes.
   * @default false
   */
  pending?: boolean | undefined
}

/**
 * A setting that applies immediately. It is a native checkbox, so forms, resets and `register()` work as usual. For a
 * value that is submitted with a form, use `Checkbox`.
 */
export function Switch({
  label,
  labelHidden = false,
  help,
  error,
  onCheckedChange,
  pending = false,
  readOnly = false,
  id,
  ref,
  className,
  onChange,
  onClick,
  ...input
}: SwitchProps) {
  requireLabel(label, 'Switch', 'Pass label="…"; use labelHidden when the context already shows it.')
  const generatedId = useId()
  const controlId = id ?? generatedId
  const element = useRef<HTMLInputElement>(null)
  const early = useEarlyInput(element)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  const { checked } = input
  useEffect(() => keepCheckedOnReset(checked)(element.current), [checked])
  const notEditable = pending || readOnly
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (notEditable) return
    onChange?.(event)
    onCheckedChange?.(event.target.checked)
  }
  return (
    <div data-slot="switch" className={cn('flex min-w-0 flex-col gap-1', className)}>
      <div className={cn('flex min-w-0 items-start', !labelHidden && 'gap-3')}>
        <span className="relative mt-px inline-flex h-5 w-9 shrink-0">
          <input
            {...input}
            ref={early}
            id={controlId}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox exposes its checked state.
            role="switch"
            aria-busy={pending || undefined}
            aria-readonly={notEditable || undefined}
            aria-describedby={[input['aria-describedby'], errorId, helpId].filter(Boolean).join(' ') || undefined}
            aria-invalid={error ? true : input['aria-invalid']}
            // HTML checkboxes have no read-only state: the click is cancelled before the value changes.
            onClick={(event) => {
              if (notEditable) event.preventDefault()
              onClick?.(event)
            }}
            onChange={change}
            data-slot="switch-control"
            data-pending={pending || undefined}
            className={cn(
              'peer size-full cursor-pointer appearance-none rounded-full border border-control bg-surface-sunken',
              'before:absolute before:-inset-3 before:content-[""] md:before:-inset-1',
              'transition-colors checked:border-primary checked:bg-primary hover:border-control-hover',
              'disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger aria-readonly:cursor-default',
              'forced-colors:appearance-auto',
            )}
          />
          <span
            aria-hidden
            className={cn(
              'pointer-events-none absolute start-[3px] top-[3px] grid size-3.5 place-items-center rounded-full bg-control',
              'transition-transform peer-checked:translate-x-4 peer-checked:bg-on-primary peer-disabled:opacity-60 rtl:peer-checked:-translate-x-4',
              'text-on-primary peer-checked:text-primary forced-colors:hidden [&_svg]:size-3',
            )}
          >
            {pending && <Spinner />}
          </span>
        </span>
        <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'min-w-0 cursor-pointer wrap-anywhere'}>
          {label}
        </label>
      </div>
      {help && (
        <div id={helpId} className="ps-12 text-sm text-subtle">
          {help}
        </div>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 ps-12 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  )
}
