/** The box around chips and input: it looks like the other controls, and shows the focus ring of the input. */
export const multiSelectBox = [
  'relative flex min-h-11 w-full min-w-0 cursor-text flex-wrap items-center gap-1 rounded-md border border-control',
  'bg-surface-raised py-1 ps-1.5 pe-20 text-lg text-text transition-colors hover:border-control-hover',
  'md:min-h-9 md:pe-16 md:text-md data-invalid:border-danger',
  // By its text input, which a fieldset can disable too.
  'has-[[role=combobox]:disabled]:cursor-not-allowed has-[[role=combobox]:disabled]:bg-surface-sunken',
  'has-[[role=combobox]:disabled]:text-disabled',
  'data-readonly:bg-surface-sunken',
  'has-[input:focus]:outline-2 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-focus',
].join(' ')
