import type { MouseEvent } from 'react'

/** Passes a plain click on a link to `onNavigate`. Clicks that open a new tab keep the browser's behaviour. */
export function navigateOnClick(
  event: MouseEvent,
  href: string,
  onNavigate: ((href: string) => void) | undefined,
): void {
  if (!onNavigate || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onNavigate(href)
}
