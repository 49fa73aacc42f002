'use client'
import { type ComponentProps, useId, useImperativeHandle, useRef } from 'react'
import { cn } from '../../lib/cn.js'
import { focusWithin } from '../../lib/focus-within.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useMessages } from '../../lib/messages.js'
import { requireLabel } from '../../lib/require-label.js'
import * as texts from '../../lib/texts.js'
import type { FieldBaseProps } from '../field/field.js'
import { FieldError } from '../field/field-error.js'

const defaultMessages = { optional: texts.optional }

/** The texts of a group of choices, and what its root takes. */
export interface ChoiceGroupBaseProps
  extends FieldBaseProps,
    Omit<ComponentProps<'div'>, 'role' | 'children' | 'onChange' | 'defaultValue'> {}

interface ChoiceGroupProps extends Omit<ComponentProps<'div'>, 'onChange'>, FieldBaseProps {
  component: string
  slot: string
  role: 'radiogroup' | 'group'
}

/**
 * Label, help and error of several controls that are one question. What a `Field` does for its one control, this does
 * for a group.
 */
export function ChoiceGroup({
  component,
  slot,
  label,
  labelHidden = false,
  help,
  error,
  required = false,
  optional = false,
  role,
  id,
  className,
  children,
  ref,
  ...rest
}: ChoiceGroupProps) {
  requireLabel(label, component, 'Pass label="…" with the question; use labelHidden when the place already asks it.')
  const messages = useMessages(defaultMessages)
  const inputMessages = useInputMessages()
  const ownId = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => focusWithin(root.current), [])
  const groupId = id ?? ownId
  const labelId = `${groupId}-label`
  const helpId = help ? `${groupId}-help` : undefined
  const errorId = error ? `${groupId}-error` : undefined
  const invalid = Boolean(error)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it can have support them.
    <div
      {...rest}
      ref={root}
      id={groupId}
      role={role}
      aria-labelledby={labelId}
      aria-describedby={[rest['aria-describedby'], errorId, helpId].filter(Boolean).join(' ') || undefined}
      {...(role === 'radiogroup' && { 'aria-required': required || undefined, 'aria-invalid': invalid || undefined })}
      data-slot={slot}
      data-invalid={invalid || undefined}
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
    >
      <div className={labelHidden ? 'sr-only' : undefined}>
        <span id={labelId} className="font-medium">
          {label}
          {optional && <span className="font-regular text-subtle"> {messages.optional}</span>}
          {required && role === 'group' && <span className="sr-only"> {inputMessages.required}</span>}
        </span>
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
  )
}
