/**
 * A ref for an element with `style`. A content security policy without inline styles blocks the attribute in markup of a
 * server, and React does not write it again when it takes the page over; scripts may set the same properties.
 */
export function applyBlockedStyle(element: HTMLElement | null): void {
  const text = element?.getAttribute('style')
  if (element && text && element.style.length === 0) element.style.cssText = text
}
