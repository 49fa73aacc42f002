import type { ButtonSize } from '../button/button.variants.js'

/** Square; on phones 44 px, for fingers. */
export const iconButtonSizes = {
  sm: 'size-11 md:size-8',
  md: 'size-11 md:size-9',
  lg: 'size-11',
} satisfies Record<ButtonSize, string>

export const iconButtonBase = [
  'group/button relative inline-flex shrink-0 select-none items-center justify-center rounded-md border no-underline',
  'transition-colors print:hidden disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
  '[&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')
