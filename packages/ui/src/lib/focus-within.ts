const focusable = 'input:not([type="hidden"]):not(:disabled)'

/**
 * Lets `focus()` of a group reach the control that is to be changed: the chosen one, or the first. Form libraries call it
 * on the ref of a field with an error, and the root of a group cannot have the focus itself.
 */
export function focusWithin<Root extends HTMLElement>(root: Root | null): Root | null {
  if (root) {
    root.focus = (options) =>
      (root.querySelector<HTMLElement>(`${focusable}:checked`) ?? root.querySelector<HTMLElement>(focusable))?.focus(
        options,
      )
  }
  return root
}
