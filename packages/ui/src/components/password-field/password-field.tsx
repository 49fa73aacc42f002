'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Eye, EyeOff } from '../../icons/icons.gen.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { FieldIconButton } from '../field/field-icon-button.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { TextInput, type TextInputProps } from '../text-field/text-input.tsx'

const defaultMessages = {
  capsLockOn: texts.capsLockOn,
  hidePassword: texts.hidePassword,
  showPassword: texts.showPassword,
}

export interface PasswordFieldProps extends FieldBaseProps, Omit<TextInputProps, 'required' | 'type'> {}

/**
 * A password. It can be shown while typing, warns about Caps Lock, and never blocks pasting. Set `autoComplete` to
 * "current-password" or "new-password", so that password managers work.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { onKeyDown, onKeyUp, onBlur, ref, ...input }] = splitFieldProps(props)
  const messages = useMessages(defaultMessages)
  const [isVisible, setIsVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isVisible) return
    // Browsers store the text of a submitted text field, and suggest it later.
    const hide = ({ target }: Event) => {
      if (target === element.current?.form) setIsVisible(false)
    }
    document.addEventListener('submit', hide, true)
    return () => document.removeEventListener('submit', hide, true)
  }, [isVisible])
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field {...field}>
      <div className="relative">
        <TextInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={useMergedRefs(element, ref)}
          type={isVisible ? 'text' : 'password'}
          className="pe-12"
          onKeyDown={(event) => {
            watchCapsLock(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            watchCapsLock(event)
            onKeyUp?.(event)
          }}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
        />
        <span className="absolute inset-y-0 end-0.5 flex items-center">
          <FieldIconButton
            label={isVisible ? messages.hidePassword : messages.showPassword}
            size="sm"
            disabled={input.disabled}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </FieldIconButton>
        </span>
      </div>
      <p role="status" className="text-sm text-warning empty:hidden">
        {capsLock ? messages.capsLockOn : null}
      </p>
    </Field>
  )
}
