'use client'
import { type ComponentProps, useId, useImperativeHandle, useRef } from 'react'
import { Search, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextInput } from '../text-field/text-input.tsx'

const defaultMessages = { clearSearch: texts.clearSearch }

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'aria-label'> {
  /** The accessible name, and the default placeholder. */
  label: string
  /** A short text below the field, such as how many letters a search needs; it is announced when it changes. */
  help?: string | undefined
  /** The text; `undefined` makes it uncontrolled. */
  value?: string | undefined
  /**
   * The initial text, when `value` is not passed.
   * @default ''
   */
  defaultValue?: string | undefined
  /** Called with the new text. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called after the text was cleared with the button or Esc. */
  onClear?: (() => void) | undefined
}

/** A search input. Esc or the button clears it. */
export function SearchField({
  label,
  help,
  value,
  defaultValue = '',
  onValueChange,
  onClear,
  placeholder = label,
  ref,
  onChange,
  onKeyDown,
  className,
  ...input
}: SearchFieldProps) {
  requireLabel(label, 'SearchField', 'Pass label="…" with the searched content, for example label="Buscar ordens".')
  const messages = useMessages(defaultMessages)
  const element = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  const [text, setText, resetText] = useControllable({ value, defaultValue, onChange: onValueChange })
  const helpId = useId()
  const notEditable = input.disabled === true || input.readOnly === true
  const clear = () => {
    setText('')
    onClear?.()
    element.current?.focus()
  }
  return (
    <div data-slot="search-field" className={cn('min-w-0', className)}>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-subtle" />
        <TextInput
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          ref={element}
          type="search"
          aria-label={label}
          aria-describedby={help ? helpId : input['aria-describedby']}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            onChange?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || isComposing(event.nativeEvent)) return
            if (event.key !== 'Escape' || text === '' || notEditable) return
            event.preventDefault()
            event.stopPropagation()
            clear()
          }}
          className="ps-9 pe-10 [&::-webkit-search-cancel-button]:hidden"
        />
        <FormValue value="" form={input.form} onReset={resetText} />
        {text !== '' && !notEditable && (
          <span className="absolute inset-y-0 end-0.5 flex items-center has-disabled:invisible">
            <IconButton label={messages.clearSearch} size="sm" onClick={clear}>
              <X aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <p id={helpId} role="status" className={help ? 'mt-1 text-xs text-subtle' : 'sr-only'}>
        {help}
      </p>
    </div>
  )
}
