import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * Closes an overlay on an Esc that Radix did not give it: Radix listens only after the render that follows the opening of
 * the overlay, or the closing of the overlay above it.
 */
export function handleMissedEscape(
  event: KeyboardEvent,
  onEscapeKeyDown: ((event: globalThis.KeyboardEvent) => void) | undefined,
  close: () => void,
): void {
  if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
  // A dialog of another library around it closes also on a prevented event.
  event.stopPropagation()
  if (event.defaultPrevented) return
  onEscapeKeyDown?.(event.nativeEvent)
  if (event.nativeEvent.defaultPrevented) return
  event.preventDefault()
  close()
}
