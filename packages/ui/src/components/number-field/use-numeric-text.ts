'use client'
import { type ChangeEvent, type ComponentProps, type FocusEvent, type InputEvent, useState } from 'react'

type Handlers = Pick<ComponentProps<'input'>, 'onBeforeInput' | 'onChange' | 'onBlur'>

interface NumericTextSettings extends Handlers {
  /** The formatted number, shown after blur. */
  formatted: string
  /** Matches typed characters that cannot be part of the number. */
  rejectedPattern: RegExp
  read: (text: string) => number | null
  onValueChange: (value: number | null) => void
}

/** The text of a numeric field: it does not change while the user types, and is formatted on blur. */
export function useNumericText({
  formatted,
  rejectedPattern,
  read,
  onValueChange,
  onBeforeInput,
  onChange,
  onBlur,
}: NumericTextSettings) {
  const [draft, setDraft] = useState<string>()
  return {
    /** Formats the text, after the number was changed in another way. */
    settle: () => setDraft(undefined),
    inputProps: {
      value: draft ?? formatted,
      onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
        if (rejectedPattern.test(event.data)) event.preventDefault()
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
