/**
 * A ref for a control, or a group of controls, that disappears when it is used, such as the step of an order. When it
 * disappears with the focus, the closest ancestor that can be focused gets it: the next Tab continues there.
 */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return
  element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
