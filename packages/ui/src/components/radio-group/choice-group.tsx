'use client'
import { type ComponentProps, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { focusWithin } from '../../lib/focus-within.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import { trackPresses } from '../../lib/press.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import type { FieldBaseProps } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'

const inputDefaults = { required: inputTexts.required }

const defaultMessages = { optional: texts.optional }

/** The props shared by groups of options. */
export interface ChoiceGroupBaseProps
  extends FieldBaseProps,
    Omit<ComponentProps<'div'>, 'role' | 'children' | 'onChange' | 'defaultValue'> {}

interface ChoiceGroupProps extends Omit<ComponentProps<'div'>, 'onChange'>, FieldBaseProps {
  component: string
  slot: string
  role: 'radiogroup' | 'group'
}

/** The label, help and error of a group of controls, as `Field` has for one control. */
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
  requireLabel(label, component, 'Pass label="…" with the question; use labelHidden when the context already shows it.')
  const messages = useMessages(defaultMessages)
  const inputMessages = useMessages(inputDefaults)
  const generatedId = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => focusWithin(root.current), [])
  useEffect(trackPresses, [])
  const groupId = id ?? generatedId
  const labelId = `${groupId}-label`
  const helpId = help ? `${groupId}-help` : undefined
  const errorId = error ? `${groupId}-error` : undefined
  const invalid = Boolean(error)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both possible roles support them.
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
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
