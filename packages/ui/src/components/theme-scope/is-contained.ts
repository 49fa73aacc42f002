const containing: readonly (keyof CSSStyleDeclaration)[] = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'perspective',
  'filter',
  'backdropFilter',
]
const containingNames = /transform|translate|scale|rotate|perspective|filter|paint|layout|strict|content/

/**
 * Whether this element or one around it is the window of everything `position: fixed` inside it, such as a card with a
 * `transform`, which would cut off dialogs and lists. A dialog is not such a card: it is itself in front of the page.
 */
export function isContained(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    if (one.matches('dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]')) return false
    const style = getComputedStyle(one)
    if (containing.some((name) => style[name] && style[name] !== 'none')) return true
    if (containingNames.test(`${style.willChange} ${style.contain}`)) return true
  }
  return false
}
