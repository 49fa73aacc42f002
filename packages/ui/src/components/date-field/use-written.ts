'use client'
import { useState } from 'react'
import { useControllable } from '../../lib/use-controllable.js'

interface Written {
  value: string | null | undefined
  defaultValue: string | null
  onValueChange: ((value: string | null) => void) | undefined
  /** Reads what people write; `null` when it is none. */
  parse: (text: string) => string | null
  /** Writes a value; nothing for one that is none. */
  format: (value: string) => string
}

/**
 * A value that is typed by hand in any of its forms. While it is being written it stays as written, so the caret never
 * jumps; when the field is left it is put in order, or stays to be mended if nobody can read it.
 */
export function useWritten({ value: ownedValue, defaultValue, onValueChange, parse, format }: Written) {
  const [value, setValue] = useControllable<string | null>({ value: ownedValue, defaultValue, onChange: onValueChange })
  const [draft, setDraft] = useState<string>()
  const [left, setLeft] = useState(false)
  const known = value !== null && format(value) !== '' ? value : null
  return {
    value: known,
    text: draft ?? (known === null ? '' : format(known)),
    /** Something stands there that nobody can read, and its author has left it so. */
    unreadable: left && draft !== undefined && draft.trim() !== '' && parse(draft) === null,
    write(text: string) {
      setDraft(text)
      setLeft(false)
      const next = parse(text)
      if (next !== value) setValue(next)
    },
    choose(next: string | null) {
      setDraft(undefined)
      if (next !== value) setValue(next)
    },
    leave() {
      setLeft(true)
      if (draft !== undefined && (draft.trim() === '' || parse(draft) !== null)) setDraft(undefined)
    },
    reset() {
      setDraft(undefined)
      setValue(defaultValue)
    },
  }
}
