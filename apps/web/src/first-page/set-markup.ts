// Part of the boot script.

/** TypeScript has no type of it yet. Absent in Safari. */
type SetHtml = ((html: string, options: { sanitizer: object }) => void) | undefined

/** Whether the browser can set markup without the scripts in it. */
export const canSetMarkup = 'setHTML' in Element.prototype

/** Sets markup that the server has rendered for this user. */
export function setMarkup(target: HTMLElement, markup: string): void {
  // Removes everything that could run a script. Without a list, all other elements and attributes are kept.
  ;(target as HTMLElement & { setHTML: SetHtml }).setHTML?.(markup, {
    sanitizer: { comments: true, removeElements: [] },
  })
  // The content security policy blocks style attributes, but not styles that a script sets.
  for (const element of target.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
