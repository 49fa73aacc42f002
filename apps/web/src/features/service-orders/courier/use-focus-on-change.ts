import { type RefObject, useEffect, useRef } from 'react'

const startingPoints = ['[data-slot="form"] :is(input, textarea)', '[data-slot="form"] button', 'button']

/**
 * Moves the focus to the first field of a step when another step replaces it, because the control that was pressed is
 * removed. Without it the panel receives the focus, and each field needs one more tap. The panel sets the first focus.
 */
export function useFocusOnChange(panel: RefObject<HTMLElement | null>, step: string | number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const body = panel.current?.querySelector('[data-slot="dialog-body"]')
    for (const selector of startingPoints) {
      const start = body?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (start) return start.focus()
    }
  }, [panel, step])
}
