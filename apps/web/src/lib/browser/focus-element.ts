/** A ref for the result that replaces a form which was sent: the focus was in the form. */
export const focusElement = (element: HTMLElement | null): void => element?.focus()
