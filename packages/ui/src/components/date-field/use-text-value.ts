'use client'
import { useControllable } from '../../lib/use-controllable.ts'
import { useDraft } from '../../lib/use-draft.ts'

interface TextValueSettings {
  value: string | null | undefined
  defaultValue: string | null
  onValueChange: ((value: string | null) => void) | undefined
  /** Parses a typed text; `null` when it is invalid. */
  parse: (text: string) => string | null
  /**
   * Whether a text is complete. Another text has no value before the user leaves the field or presses Enter: "25/12/20"
   * may be the start of "25/12/2026".
   */
  isComplete?: ((text: string) => boolean) | undefined
  /** Formats a value; an empty text for an invalid one. */
  format: (value: string) => string
}

/**
 * The state of a value that is typed as text. The text does not change while the user types, so the caret never
 * moves; on blur it is formatted, or kept when it cannot be parsed, so that the user can correct it.
 */
export function useTextValue({
  value: valueProp,
  defaultValue,
  onValueChange,
  parse,
  isComplete = () => true,
  format,
}: TextValueSettings) {
  const [value, setValue, resetValue] = useControllable<string | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const draft = useDraft(value)
  const validValue = value !== null && format(value) !== '' ? value : null
  const produce = (text: string, next: string | null) => {
    draft.setText(text, next)
    if (next !== value) setValue(next)
  }
  const isUnreadable = draft.text !== undefined && draft.text.trim() !== '' && parse(draft.text) === null
  return {
    value: validValue,
    text: draft.text ?? (validValue === null ? '' : format(validValue)),
    /** Whether the text cannot be parsed. */
    isUnreadable,
    /** The same once the text is complete. */
    isInvalid: draft.hasLeft && isUnreadable,
    setText(text: string) {
      produce(text, isComplete(text) ? parse(text) : null)
    },
    /** Returns the value of the text, also of an incomplete one. */
    read: () => (draft.text === undefined ? validValue : parse(draft.text)),
    /** Reports the value of an incomplete text. */
    commit() {
      if (draft.text === undefined) return
      produce(draft.text, parse(draft.text))
      draft.leave()
    },
    choose(next: string | null) {
      draft.drop()
      if (next !== value) setValue(next)
    },
    handleBlur() {
      if (draft.text === undefined) return
      const next = parse(draft.text)
      if (next !== null || draft.text.trim() === '') draft.drop()
      else draft.leave()
      if (next !== value) setValue(next)
    },
    reset() {
      draft.drop()
      resetValue()
    },
  }
}
