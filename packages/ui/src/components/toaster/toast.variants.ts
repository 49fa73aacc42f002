/** The classes of the parts of a toast. */
export const toastClassNames = {
  toast:
    // On a phone and over an open dialog, which turns off the pointer for everything outside of it, presses go through
    // the toast except for its buttons: it does not block what it covers.
    'group/toast flex w-full items-start gap-3 rounded-md border border-line bg-surface-overlay p-4 pe-11 shadow-overlay [&_button]:pointer-events-auto max-md:pointer-events-none focus:outline-2! focus:outline-offset-2 focus:outline-focus!',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 flex-1',
  title: 'wrap-anywhere font-medium',
  description: 'wrap-anywhere text-subtle',
  // The margins keep a toast of one line as high as its text, so that the label is aligned with it.
  actionButton:
    '-my-1 shrink-0 self-center rounded-sm px-2 py-1 font-medium text-primary whitespace-nowrap hover:bg-primary-soft',
  closeButton:
    'absolute top-2.5 end-2.5 grid size-8 place-items-center rounded-sm text-subtle hover:bg-surface-hover hover:text-text',
}
