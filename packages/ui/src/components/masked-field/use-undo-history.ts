import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

/**
 * Undo and redo of a field that writes its own text: the browser drops its history at each written text, and its redo
 * would insert digits at other positions.
 */
export function useUndoHistory(code: string, setCode: (code: string) => void) {
  const past = useRef<string[]>([])
  const future = useRef<string[]>([])
  const move = (from: string[], to: string[]) => {
    const next = from.pop()
    if (next === undefined) return
    to.push(code)
    setCode(next)
  }
  const undo = () => move(past.current, future.current)
  const redo = () => move(future.current, past.current)
  return {
    undo,
    redo,
    /** Stores the current code before the user changes it. */
    record: () => {
      past.current.push(code)
      future.current = []
    },
    /** Forgets the history, when the user enters the field. */
    clear: () => {
      past.current = []
      future.current = []
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent))
        return
      const key = event.key.toLowerCase()
      if (key === 'z') (event.shiftKey ? redo : undo)()
      else if (key === 'y' && !event.shiftKey) redo()
      else return
      event.preventDefault()
    },
  }
}
