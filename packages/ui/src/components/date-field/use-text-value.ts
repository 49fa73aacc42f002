'use client'
import { useState } from 'react'
import { useControllable } from '../../lib/use-controllable.ts'

interface TextValueSettings {
  value: string | null | undefined
  defaultValue: string | null
  onValueChange: ((value: string | null) => void) | undefined
  /** Parses a typed text; `null` when it is invalid. */
  parse: (text: string) => string | null
  /** Formats a value; an empty text for an invalid one. */
  format: (value: string) => string
}

/**
 * The state of a value that is typed as text. The text does not change while the user types, so the caret never
 * moves; on blur it is formatted, or kept when it cannot be parsed, so that the user can correct it.
 */
export function useTextValue({ value: valueProp, defaultValue, onValueChange, parse, format }: TextValueSettings) {
  const [value, setValue, resetValue] = useControllable<string | null>({
    value: valueProp,
    defaultValue,
    onChange: onValueChange,
  })
  const [draft, setDraft] = useState<string>()
  const [hasBlurred, setHasBlurred] = useState(false)
  const validValue = value !== null && format(value) !== '' ? value : null
  return {
    value: validValue,
    text: draft ?? (validValue === null ? '' : format(validValue)),
    /** Whether the text cannot be parsed and the user has left the field. */
    isInvalid: hasBlurred && draft !== undefined && draft.trim() !== '' && parse(draft) === null,
    setText(text: string) {
      setDraft(text)
      setHasBlurred(false)
      const next = parse(text)
      if (next !== value) setValue(next)
    },
    choose(next: string | null) {
      setDraft(undefined)
      if (next !== value) setValue(next)
    },
    handleBlur() {
      setHasBlurred(true)
      if (draft !== undefined && (draft.trim() === '' || parse(draft) !== null)) setDraft(undefined)
    },
    reset() {
      setDraft(undefined)
      resetValue()
    },
  }
}
