/** How much of its capacity a period has. */
export type LoadState = 'empty' | 'within' | 'full' | 'over'

/** The fill of a period. Above its capacity it also has stripes, so that the state is no matter of color alone. */
export const loadStates = {
  empty: 'bg-transparent',
  within: 'bg-primary',
  full: 'bg-primary',
  over: 'bg-danger bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-surface-raised)_3px_5px)]',
} satisfies Record<LoadState, string>
