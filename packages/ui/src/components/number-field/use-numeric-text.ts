'use client'
import { type ChangeEvent, type ComponentProps, type FocusEvent, type InputEvent, useState } from 'react'

type Handlers = Pick<ComponentProps<'input'>, 'onBeforeInput' | 'onChange' | 'onBlur'>

interface NumericTextSettings extends Handlers {
  /** The number as it is written once the field is left. */
  written: string
  /** A typed character that is no part of such a number. */
  refused: RegExp
  read: (text: string) => number | null
  onValueChange: (value: number | null) => void
}

/**
 * The text of a field that keeps a number: what is being written stays as it is written, and is put in order when the
 * field is left.
 */
export function useNumericText({
  written,
  refused,
  read,
  onValueChange,
  onBeforeInput,
  onChange,
  onBlur,
}: NumericTextSettings) {
  const [draft, setDraft] = useState<string>()
  return {
    /** Puts the text in order: the number was set by something else. */
    settle: () => setDraft(undefined),
    inputProps: {
      value: draft ?? written,
      onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
        if (refused.test(event.data)) event.preventDefault()
        onBeforeInput?.(event)
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.target.value)
        onValueChange(read(event.target.value))
        onChange?.(event)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        setDraft(undefined)
        onBlur?.(event)
      },
    },
  }
}
