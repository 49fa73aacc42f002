/**
 * Calls the consumer's handler, then `own` unless the consumer has prevented the default. Every component with an
 * internal handler must use this, so that no consumer handler is dropped.
 */
export function composeHandlers<Event extends { readonly defaultPrevented: boolean }>(
  consumer: ((event: Event) => void) | undefined,
  handler: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    consumer?.(event)
    if (!event.defaultPrevented) handler(event)
  }
}
