'use client'
import { useState } from 'react'

interface DraftText<Value> {
  text: string
  /** The values that the text has produced and the owner of the value has not passed yet. */
  pending: readonly Value[]
  /** Whether the user has left the field or pressed Enter since the text was typed. */
  hasLeft?: boolean | undefined
}

/**
 * The text that the user is typing for a value. It is shown instead of the formatted value until the field is left, so
 * that the caret never moves. When the value changes to one that the text has not produced, because the application or a
 * form library has set it, the text is dropped.
 */
export function useDraft<Value>(value: Value, firstText?: string) {
  const [draft, setDraft] = useState<DraftText<Value> | undefined>(
    firstText === undefined ? undefined : { text: firstText, pending: [] },
  )
  const [knownValue, setKnownValue] = useState(value)
  if (!Object.is(value, knownValue)) {
    setKnownValue(value)
    if (draft) {
      const position = draft.pending.findIndex((produced) => Object.is(produced, value))
      setDraft(position < 0 ? undefined : { ...draft, pending: draft.pending.slice(position + 1) })
    }
  }
  const pending = draft?.pending ?? []
  return {
    text: draft?.text,
    /** Whether the text is complete: before, "-" may be the start of "-5". */
    hasLeft: draft?.hasLeft === true,
    /** Shows a text that produces a value, which is reported together with this call. */
    setText: (text: string, produced: Value) => {
      const last = pending.length > 0 ? pending.at(-1) : value
      setDraft({ text, pending: Object.is(last, produced) ? pending : [...pending, produced] })
    },
    /** Shows a text that does not change the value. */
    editText: (text: string) => setDraft({ text, pending }),
    /** Marks the text as complete, when the user leaves the field or presses Enter. */
    leave: () => setDraft((current) => current && { ...current, hasLeft: true }),
    drop: () => setDraft(undefined),
  }
}
