/**
 * Joins class names without merging conflicting ones: the variants of a component never set the same property twice,
 * and tailwind-merge would add 8.5 kB to every first load, more than twice a button. `className` is therefore for layout
 * at the place of use (margins, width, grid cells); a different look needs a token or a variant. Components need no
 * objects and lists, with which the function is 0.2 kB larger: applications get that one, from `public-cn.ts`.
 */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
