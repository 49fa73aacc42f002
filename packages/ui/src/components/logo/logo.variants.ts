export type LogoAlign = 'start' | 'end'

/** The side of its box on which the picture of a logo is. */
export const logoAligns = {
  start: 'object-left rtl:object-right',
  end: 'object-right text-end rtl:object-left',
} satisfies Record<LogoAlign, string>
