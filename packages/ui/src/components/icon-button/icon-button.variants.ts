import type { ButtonSize } from '../button/button.variants.ts'

/** Square; on phones 44 px, the minimum touch target. */
export const iconButtonSizes = {
  sm: 'size-11 md:size-8',
  md: 'size-11 md:size-9',
  lg: 'size-11',
} satisfies Record<ButtonSize, string>

export const iconButtonBase = [
  'group/button relative inline-flex shrink-0 select-none items-center justify-center rounded-md border no-underline',
  'transition-colors print:hidden disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
  'mark-chosen [&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')

/**
 * A number on the corner of the icon, yellow because it waits for a person, with a ring that separates it from the icon.
 * Rendered by CSS, because the label
 * contains it.
 */
export const iconButtonCount = [
  'absolute start-1/2 bottom-1/2 ms-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-xs leading-4.5',
  'before:content-[attr(data-count)] font-medium figures text-on-accent ring-2 ring-surface-raised',
].join(' ')
