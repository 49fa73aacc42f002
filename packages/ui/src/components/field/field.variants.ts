/**
 * The style shared by single-line controls. On phones they are 44 px high with 16 px text, so that iOS does not zoom.
 */
export const controlBase = [
  'block w-full min-w-0 rounded-md border border-control bg-surface-raised text-lg text-text transition-colors md:text-md',
  'hover:border-control-hover aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-disabled',
  // CSS `:read-only` also matches buttons, so the attribute is used.
  '[&[readonly]]:bg-surface-sunken',
].join(' ')

export const controlHeight = 'h-11 md:h-9'
