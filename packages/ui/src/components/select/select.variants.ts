export type SelectSize = 'sm' | 'md'

export const selectSizes = {
  sm: 'h-11 px-2.5 md:h-8 md:text-sm',
  md: 'h-11 px-3 md:h-9',
} satisfies Record<SelectSize, string>

/** HTML has no read-only buttons: the look of a read-only input. */
export const readOnlyButton = 'aria-readonly:cursor-default aria-readonly:bg-surface-sunken'
