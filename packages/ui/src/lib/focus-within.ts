const focusable = 'input:not([type="hidden"], [hidden], :disabled)'

/**
 * Makes `focus()` of a group move the focus to its selected control, or to the first. Form libraries call `focus()`
 * on the ref of a field with an error, and the root of a group cannot be focused.
 */
export function focusWithin<Root extends HTMLElement>(root: Root | null): Root | null {
  if (root) {
    // Defined, not assigned: user-event replaces `focus` of all elements by an accessor, whose setter an assignment calls.
    Object.defineProperty(root, 'focus', {
      configurable: true,
      value: (options?: FocusOptions) =>
        (root.querySelector<HTMLElement>(`${focusable}:checked`) ?? root.querySelector<HTMLElement>(focusable))?.focus(
          options,
        ),
    })
  }
  return root
}
