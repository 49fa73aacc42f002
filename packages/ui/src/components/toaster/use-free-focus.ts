import { useEffect, useRef } from 'react'

/**
 * Lets Tab go past the toasts (WCAG 2.1.2, no keyboard trap). Sonner gives the focus back to where it came from whenever
 * it leaves them, so that behind the last thing of a page one went round in circles. It is kept from hearing of the focus;
 * only a toast that was closed or followed by a key gives it back.
 */
export function useFreeFocus() {
  const toasts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = toasts.current
    if (!element) return
    let origin: EventTarget | null = null
    const enter = (event: FocusEvent) => {
      // React listens at the root, which this then never reaches.
      event.stopPropagation()
      const from = event.relatedTarget
      if (!(from instanceof Node && element.contains(from))) origin = from
    }
    // By a pointer the focus comes from nowhere; a key's click counts no presses.
    const act = ({ detail }: MouseEvent) => {
      if (detail === 0 && origin instanceof HTMLElement) origin.focus({ preventScroll: true })
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('click', act)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('click', act)
    }
  }, [])
  return toasts
}
