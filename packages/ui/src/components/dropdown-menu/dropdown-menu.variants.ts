export type MenuItemTone = 'neutral' | 'danger'

export const menuItemTones = {
  neutral: 'text-text data-highlighted:bg-surface-hover',
  danger: 'text-danger data-highlighted:bg-danger-soft',
} satisfies Record<MenuItemTone, string>

/** The surface of a menu and of its submenus. */
export const menuSurface = [
  'z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-appear overflow-y-auto rounded-md',
  'border border-line bg-surface-overlay p-1 shadow-overlay outline-none',
].join(' ')

export const menuItemBase = [
  'relative flex min-h-11 cursor-default select-none items-center gap-2 rounded-sm px-2 no-underline md:min-h-8',
  'data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2',
  'aria-disabled:text-disabled [&_svg]:size-4 [&_svg]:shrink-0',
].join(' ')
