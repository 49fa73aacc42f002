'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useMemo } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { trackPresses } from '../../lib/press.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

const defaultMessages = { optional: texts.optional }

/** The props shared by all fields. */
export interface FieldBaseProps {
  /** The visible label, which is the accessible name. */
  label: ReactNode
  /**
   * Hides the label visually, where the context already shows it.
   * @default false
   */
  labelHidden?: boolean | undefined
  /** How to fill in the field. */
  help?: ReactNode
  /** The error, with the correction. */
  error?: ReactNode
  /**
   * Whether a value is required. The label shows a mark.
   * @default false
   */
  required?: boolean | undefined
  /**
   * Shows "(opcional)" next to the label.
   * @default false
   */
  optional?: boolean | undefined
}

export interface FieldProps extends FieldBaseProps, Omit<ComponentProps<'div'>, 'id'> {
  /** A fixed id for the control. */
  controlId?: string | undefined
}

/**
 * A label, help and an error, connected to the one control inside. The ready-made fields (`TextField`,
 * `PasswordField`…) contain it; use it for custom controls.
 */
export function Field({
  label,
  labelHidden = false,
  help,
  error,
  required = false,
  optional = false,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  requireLabel(label, 'Field', 'Pass label="…"; use labelHidden when the context already shows it.')
  const messages = useMessages(defaultMessages)
  const generatedId = useId()
  const id = controlId ?? generatedId
  const labelId = `${id}-label`
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
  useEffect(trackPresses, [])
  const control = useMemo(
    () => ({ id, labelId, describedBy, invalid, required }),
    [id, labelId, describedBy, invalid, required],
  )
  return (
    <FieldContext value={control}>
      <div
        {...rest}
        data-slot="field"
        data-invalid={invalid || undefined}
        className={cn('flex min-w-0 flex-col gap-1.5', className)}
      >
        <div className={labelHidden ? 'sr-only' : undefined}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label has no key. */}
          <label id={labelId} htmlFor={id} onClick={focusControl} className="font-medium">
            {label}
            {optional && <span className="font-regular text-subtle"> {messages.optional}</span>}
          </label>
          {required && (
            <span aria-hidden className="ms-0.5 text-danger">
              *
            </span>
          )}
          {help && (
            <div id={helpId} className="text-sm text-subtle">
              {help}
            </div>
          )}
        </div>
        {children}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </FieldContext>
  )
}

/** A press on the label of a list focuses it and does not open it, as that of a native select: the browser would click it. */
function focusControl(event: MouseEvent<HTMLLabelElement>) {
  const { control } = event.currentTarget
  if (!control?.ariaHasPopup || (event.target as Element).closest('a, button')) return
  event.preventDefault()
  control.focus()
}
