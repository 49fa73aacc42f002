'use client'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { cn } from '../../lib/cn.js'
import { useMessages } from '../../lib/messages.js'
import { requireLabel } from '../../lib/require-label.js'
import * as texts from '../../lib/texts.js'
import { FieldContext } from './field-context.js'
import { FieldError } from './field-error.js'

const defaultMessages = { optional: texts.optional }

/** What every field takes beside its control. */
export interface FieldBaseProps {
  label: ReactNode
  /** Hides the label from the eye, where the place already says it. */
  labelHidden?: boolean | undefined
  /** How to fill it, before anything is wrong. */
  help?: ReactNode
  /** What is wrong and how to mend it. */
  error?: ReactNode
  required?: boolean | undefined
  /** Says "(opcional)" beside the label. */
  optional?: boolean | undefined
}

export interface FieldProps extends FieldBaseProps, Omit<ComponentProps<'div'>, 'id'> {
  /** The id of the control, when it must be a known one. */
  controlId?: string | undefined
}

/**
 * A label above, help below it, an error below the control; all tied to the one control inside. The ready-made fields
 * (`TextField`, `PasswordField`…) contain it; use it around a control of your own.
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
  requireLabel(label, 'Field', 'Pass label="…"; use labelHidden when the place already says it.')
  const messages = useMessages(defaultMessages)
  const ownId = useId()
  const id = controlId ?? ownId
  const labelId = `${id}-label`
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined
  const invalid = Boolean(error)
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
          <label id={labelId} htmlFor={id} className="font-medium">
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
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </FieldContext>
  )
}
