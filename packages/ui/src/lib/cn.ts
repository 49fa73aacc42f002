import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names without merging conflicting ones: the variants of a component never set the same property twice,
 * and tailwind-merge would add 8.5 kB to every first load, more than twice a button. `className` is therefore for layout
 * at the place of use (margins, width, grid cells); a different look needs a token or a variant.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
