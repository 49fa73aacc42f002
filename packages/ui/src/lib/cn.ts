/**
 * Joins class names without merging conflicting ones: the variants of a component never set the same property twice,
 * and tailwind-merge would add 8.5 kB to every first load, more than four times a button. `className` is therefore for
 * layout at the place of use (margins, width, grid cells); a different look needs a token or a variant.
 */
export const cn = (...classes: readonly (string | false | 0 | 0n | null | undefined)[]): string =>
  classes.filter(Boolean).join(' ')
