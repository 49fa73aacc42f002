'use client'
import type { ChangeEvent, ComponentProps, FocusEvent, InputEvent, KeyboardEvent } from 'react'
import { getSign } from '../../lib/decimal.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useDraft } from '../../lib/use-draft.ts'

type Handlers = Pick<ComponentProps<'input'>, 'onBeforeInput' | 'onChange' | 'onBlur' | 'onKeyDown'>

interface NumericTextSettings extends Handlers {
  value: number | null
  /** The formatted number, shown after blur. */
  formatted: string
  /** Matches typed characters that cannot be part of the number. */
  rejectedPattern: RegExp
  /** Returns the number in a text; `null` when there is none or it is too large to be exact. */
  read: (text: string) => number | null
  onValueChange: (value: number | null) => void
}

/**
 * The text of a numeric field: it does not change while the user types, and is formatted on blur. A text without a number,
 * such as "-", and a number that is too large stay, to be corrected.
 */
export function useNumericText({
  value,
  formatted,
  rejectedPattern,
  read,
  onValueChange,
  onBeforeInput,
  onChange,
  onBlur,
  onKeyDown,
}: NumericTextSettings) {
  const draft = useDraft(value)
  const typed = draft.text ?? ''
  const isUnreadable = typed.trim() !== '' && read(typed) === null
  const overflow = isUnreadable ? getSign(typed) : 0
  return {
    /** Whether the text is no value: a form must not be submitted as if the field was empty. */
    isUnreadable,
    /** The same once the text is complete. */
    isInvalid: draft.hasLeft && isUnreadable,
    /** The sign of a typed number that is too large to be exact, which has no value; 0 for every other text. */
    overflow,
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
        if (isUnreadable) draft.leave()
        else draft.drop()
        onBlur?.(event)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && isUnreadable && !isComposing(event.nativeEvent)) draft.leave()
        onKeyDown?.(event)
      },
    },
  }
}
