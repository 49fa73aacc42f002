import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * Closes an overlay on an Esc that Radix did not give it, because a tooltip above it was shown. The tooltip has gone
 * (see `TooltipLayer`), but Radix listens for the overlay below it only after the next render.
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
