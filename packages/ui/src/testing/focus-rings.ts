import { waitForMeasurement } from './wait-for-measurement.ts'

/** What can be reached with Tab, or is the active item of a list, and may therefore need a ring. */
const candidates =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"]'

/** The active item of a list or menu, which the focus may not be on. */
const activeItems = ':is([role="option"], [role^="menuitem"]):is([data-highlighted], [data-active])'

const isReachable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [data-radix-focus-guard]') &&
  !element.closest('[aria-hidden="true"], [inert]') &&
  element.checkVisibility({ visibilityProperty: true })

/** Whether an element draws an outline of at least 2 px in a visible colour. */
export function hasRing(element: Element, pseudo?: string): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor)
}

/** The elements that may draw the ring of a control: itself, its siblings, and the elements around it. */
function getDrawing(element: Element): Element[] {
  const drawing = [element, ...(element.parentElement?.children ?? [])]
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) drawing.push(one)
  return drawing
}

/** The rings of a control, in the order of the elements that draw them. */
function getRings(element: Element): string[] {
  return getDrawing(element).flatMap((one, index) =>
    [undefined, '::after'].flatMap((pseudo) => {
      if (!hasRing(one, pseudo)) return []
      const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
      return `${index}${pseudo ?? ''} ${outlineStyle} ${outlineWidth} ${outlineColor} ${outlineOffset}`
    }),
  )
}

/** Whether an element shows a ring: its own, or one of an element around or next to it that draws the control. */
export const showsRing = (element: Element): boolean => getRings(element).length > 0

const describeElement = (element: Element) =>
  element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 300)

/**
 * Focuses everything that Tab reaches, and returns what then draws no ring that it did not draw before. Elements that
 * look the same are tried once, and not those with a ring in their `style`, which show what a ring looks like. Active items of lists need a ring without the focus.
 */
export async function findMissingRings(): Promise<string[]> {
  const missing: string[] = []
  const tried = new Set<string>()
  for (const item of document.querySelectorAll(activeItems)) {
    if (item.checkVisibility() && !hasRing(item)) missing.push(`active item without a ring: ${describeElement(item)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(candidates)) {
    const look = `${element.tagName} ${element.getAttribute('class')} in ${element.parentElement?.getAttribute('class')}`
    if (tried.has(look) || element.closest('.sb-wrapper') || element.style.outline || !isReachable(element)) continue
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Components draw some rings from their state, such as the active item of a menu.
    await waitForMeasurement()
    const before = getRings(element)
    element.focus({ preventScroll: true })
    await waitForMeasurement()
    // A modal overlay takes the focus back.
    if (document.activeElement !== element) continue
    tried.add(look)
    if (getRings(element).every((ring) => before.includes(ring)))
      missing.push(`no focus ring: ${describeElement(element)}`)
  }
  return missing
}
