export type MenuItemTone = 'neutral' | 'danger'

export const menuItemTones = {
  neutral: 'text-text data-highlighted:bg-surface-hover',
  danger: 'text-danger data-highlighted:bg-danger-soft',
} satisfies Record<MenuItemTone, string>

export const menuItemBase = [
  'relative flex min-h-11 cursor-default select-none items-center gap-2 rounded-sm px-2 no-underline md:min-h-8',
  'data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2',
  'aria-disabled:text-disabled [&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')
