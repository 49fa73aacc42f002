import type { MouseEvent } from 'react'

/** Hands a plain click on a link to the router of the application; what opens a new tab stays with the browser. */
export function followWith(event: MouseEvent, href: string, onNavigate: ((href: string) => void) | undefined): void {
  if (!onNavigate || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onNavigate(href)
}
