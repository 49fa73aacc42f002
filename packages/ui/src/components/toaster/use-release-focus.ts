import { useEffect, useRef } from 'react'

/**
 * Lets Tab leave the toasts (WCAG 2.1.2, no keyboard trap). Sonner restores the previous focus whenever the focus
 * leaves them, so that Tab at the end of a page would loop. This hook hides focus events from Sonner; the focus is
 * restored only when a toast is closed, or its action pressed, by keyboard.
 */
export function useReleaseFocus() {
  const toasts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = toasts.current
    if (!element) return
    let previousFocus: EventTarget | null = null
    const handleFocusIn = (event: FocusEvent) => {
      // React listens at the root, so this handler prevents the event from reaching it.
      event.stopPropagation()
      const from = event.relatedTarget
      if (!(from instanceof Node && element.contains(from))) previousFocus = from
    }
    // A click by keyboard has `detail` 0. After a pointer click the focus is not restored.
    const handleClick = ({ detail }: MouseEvent) => {
      if (detail === 0 && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
    }
    element.addEventListener('focusin', handleFocusIn)
    element.addEventListener('click', handleClick)
    return () => {
      element.removeEventListener('focusin', handleFocusIn)
      element.removeEventListener('click', handleClick)
    }
  }, [])
  return toasts
}
