import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element when its content changes from one state to the next and the focused control was removed with the
 * previous content.
 *
 * @param state Names the content.
 */
export function useLostFocus(state: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [state])
  return element
}
