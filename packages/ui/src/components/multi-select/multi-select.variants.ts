/** The box around chips and input: it looks like the other controls, and shows the focus ring of the input. */
export const multiSelectBox = [
  'relative flex min-h-11 w-full min-w-0 cursor-text flex-wrap items-center gap-1 rounded-md border border-control',
  'bg-surface-raised py-1 ps-1.5 pe-20 text-lg text-text transition-colors hover:border-control-hover',
  'md:min-h-9 md:pe-16 md:text-md data-invalid:border-danger',
  'data-disabled:cursor-not-allowed data-disabled:bg-surface-sunken data-disabled:text-disabled',
  'data-readonly:bg-surface-sunken',
  'has-[input:focus]:outline-2 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-focus',
].join(' ')
