import type { FocusEvent } from 'react'

/**
 * For `onFocus` of an element that scrolls horizontally: reveals all of a control that receives the focus by keyboard.
 * Chromium does not scroll when 32 px of it are visible, or when it is below a sticky neighbour. A press must not move
 * the control below the pointer, so it does nothing.
 */
export function revealFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
