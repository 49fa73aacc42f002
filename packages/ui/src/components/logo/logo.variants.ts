export type LogoAlign = 'start' | 'end'

/** The side of its box on which the picture of a logo is. */
export const logoAligns = {
  start: 'justify-start',
  end: 'justify-end text-end',
} satisfies Record<LogoAlign, string>
