import { type ClassValue, clsx } from 'clsx'

/**
 * Joins class names, also from objects and lists. It does not merge conflicting ones: the variants of a component never
 * set the same property twice. `className` of a component is for layout at the place of use (margins, width, grid cells);
 * a different look needs a token or a variant.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
