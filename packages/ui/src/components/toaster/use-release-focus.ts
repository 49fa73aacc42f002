import { useEffect, useRef } from 'react'
import { getFocusTargets, returnFocus } from '../../lib/return-focus.ts'

/**
 * Lets Tab leave the toasts (WCAG 2.1.2, no keyboard trap). Sonner restores the previous focus whenever the focus
 * leaves them, so that Tab at the end of a page would loop. This hook hides focus events from Sonner; the focus returns
 * only when a toast is closed, or its action pressed, by keyboard. When the element that had it was removed, as before
 * "Desfazer", it moves to the next item of its list.
 */
export function useReleaseFocus() {
  const toasts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = toasts.current
    if (!element) return
    // Read at each focus: a removed element has no neighbours.
    let targets = getFocusTargets(document.activeElement)
    const handlePageFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element) targets = getFocusTargets(target)
    }
    // React and the document listen further up, so this handler prevents the event from reaching them.
    const handleFocusIn = (event: FocusEvent) => event.stopPropagation()
    // The focus trap of a dialog listens on the document. It must not take the focus back from a toast, which Alt+T reaches.
    const handleFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) event.stopPropagation()
    }
    // A click by keyboard has `detail` 0. After a pointer click the focus does not return.
    const handleClick = ({ detail }: MouseEvent) => {
      if (detail === 0) returnFocus(targets)
    }
    document.addEventListener('focusin', handlePageFocusIn)
    element.addEventListener('focusin', handleFocusIn)
    document.documentElement.addEventListener('focusout', handleFocusOut)
    element.addEventListener('click', handleClick)
    return () => {
      document.removeEventListener('focusin', handlePageFocusIn)
      element.removeEventListener('focusin', handleFocusIn)
      document.documentElement.removeEventListener('focusout', handleFocusOut)
      element.removeEventListener('click', handleClick)
    }
  }, [])
  return toasts
}
