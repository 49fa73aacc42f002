/** The space for the symbol of the currency, by its side and its width. */
export const symbolPaddings = {
  start: { narrow: 'ps-10', wide: 'ps-14' },
  end: { narrow: 'pe-10', wide: 'pe-14' },
} as const
