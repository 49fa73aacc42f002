'use client'
import type { ChangeEvent, ComponentProps, FocusEvent, InputEvent } from 'react'
import { useDraft } from '../../lib/use-draft.ts'

type Handlers = Pick<ComponentProps<'input'>, 'onBeforeInput' | 'onChange' | 'onBlur'>

interface NumericTextSettings extends Handlers {
  value: number | null
  /** The formatted number, shown after blur. */
  formatted: string
  /** Matches typed characters that cannot be part of the number. */
  rejectedPattern: RegExp
  read: (text: string) => number | null
  onValueChange: (value: number | null) => void
}

/** The text of a numeric field: it does not change while the user types, and is formatted on blur. */
export function useNumericText({
  value,
  formatted,
  rejectedPattern,
  read,
  onValueChange,
  onBeforeInput,
  onChange,
  onBlur,
}: NumericTextSettings) {
  const draft = useDraft(value)
  return {
    /** Formats the text, after the number was changed in another way. */
    settle: draft.drop,
    inputProps: {
      value: draft.text ?? formatted,
      onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
        if (rejectedPattern.test(event.data.normalize('NFKC'))) event.preventDefault()
        onBeforeInput?.(event)
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const number = read(event.target.value)
        draft.setText(event.target.value, number)
        onValueChange(number)
        onChange?.(event)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        draft.drop()
        onBlur?.(event)
      },
    },
  }
}
