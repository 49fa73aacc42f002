export const tooltipClasses =
  'pointer-events-auto z-overlay max-w-72 animate-appear rounded-sm bg-surface-inverse px-2 py-1 text-sm text-on-inverse'
