import { isComposing } from './is-composing.ts'

/**
 * Returns a handler of Radix for Esc: an Esc of a composition closes nothing, and any other does not reach the dialog of
 * another library around the overlay, which closes also on a prevented event.
 */
export function composeEscape(consumer?: ((event: KeyboardEvent) => void) | undefined): (event: KeyboardEvent) => void {
  return (event) => {
    if (isComposing(event)) event.preventDefault()
    else {
      event.stopPropagation()
      consumer?.(event)
    }
  }
}
