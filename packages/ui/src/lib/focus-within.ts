const focusable = 'input:not([type="hidden"]):not(:disabled)'

/**
 * Makes `focus()` of a group move the focus to its selected control, or to the first. Form libraries call `focus()`
 * on the ref of a field with an error, and the root of a group cannot be focused.
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
