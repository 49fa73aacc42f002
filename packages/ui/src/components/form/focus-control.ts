import { flushSync } from 'react-dom'

/** Opens the closed parts of the page that contain an element: `details`, and panels with a button that controls them. */
function openParts(element: HTMLElement): void {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true
    if (!part.hidden || !part.id) continue
    const toggle = document.querySelector<HTMLElement>(
      `button[aria-expanded="false"][aria-controls="${CSS.escape(part.id)}"]`,
    )
    // The panel must be shown before one of its controls can take the focus.
    flushSync(() => toggle?.click())
  }
}

/**
 * Focuses a control that has an error, wherever it is: a control in a closed `CollapsibleCard` or `Disclosure` cannot take
 * the focus, so the part is opened first.
 */
export function focusControl(control: HTMLElement): void {
  openParts(control)
  control.focus()
}
