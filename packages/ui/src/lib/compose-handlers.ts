/**
 * Calls the consumer's handler, then `own` unless the consumer has prevented the default. A component that adds a
 * handler of its own must use this: a handler that is passed is never dropped.
 */
export function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  consumer: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    consumer?.(event)
    if (!event.defaultPrevented) own(event)
  }
}
