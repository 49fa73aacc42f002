const items = 'li, tr, [role="row"], [role="listitem"]'
const controls = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)'

const targetsOfOverlays = new WeakMap<Element, readonly HTMLElement[]>()

/**
 * Stores where the focus returns to from an open overlay. One that is opened from it may replace it, as a form replaces
 * its loading state; then the focus returns to where it was before the first one.
 */
export function keepFocusTargets(overlay: Element | null, targets: readonly HTMLElement[]): void {
  if (overlay) targetsOfOverlays.set(overlay, targets)
}

/**
 * @returns the elements that the focus can return to. The first one is `element`; the others are used when it is
 * removed: its counterparts in the next and the previous item of its list, the ancestors that receive the focus, such as
 * the main part of the page, and the targets of an overlay around it.
 */
export function getFocusTargets(element: Element | null): HTMLElement[] {
  const targets: (Element | null | undefined)[] = [element]
  const item = element?.closest(items)
  const position = [...(item?.querySelectorAll(controls) ?? [])].indexOf(element as Element)
  for (const neighbour of [item?.nextElementSibling, item?.previousElementSibling]) {
    const others = neighbour?.querySelectorAll(controls)
    targets.push(others?.[position] ?? others?.[0])
  }
  // The element itself may be an overlay without controls.
  let ancestor = element?.closest('[tabindex]')
  for (; ancestor; ancestor = ancestor.parentElement?.closest('[tabindex]')) {
    targets.push(ancestor, ...(targetsOfOverlays.get(ancestor) ?? []))
  }
  // The body accepts no focus: nothing was focused.
  return targets.filter((target) => target instanceof HTMLElement && target !== document.body) as HTMLElement[]
}

/**
 * Moves the focus to the first target that takes it. A removed, disabled, hidden or inert one does not. Returns whether
 * one took it.
 */
export function focusFirst(targets: Iterable<HTMLElement>, options?: FocusOptions): boolean {
  for (const target of targets) {
    if (!target.isConnected) continue
    target.focus(options)
    // A group passes the focus on to one of its controls.
    const { activeElement } = target.getRootNode() as Document | ShadowRoot
    if (activeElement && target.contains(activeElement)) return true
  }
  return false
}

/**
 * A ref for an item of a list that other data can remove while it has the focus, such as a row that another user has changed: the
 * focus moves to the same control of a neighbour, or to the closest ancestor that receives the focus. Nothing moves when the focus
 * has another place after the render.
 */
export function passFocusOnRemoval(item: HTMLElement | null): () => void {
  return () => {
    const { activeElement } = document
    if (!item?.contains(activeElement)) return
    const targets = getFocusTargets(activeElement)
    queueMicrotask(() => document.activeElement === document.body && focusFirst(targets, { preventScroll: true }))
  }
}

/** @returns the checked radio button of the group of an unchecked one, where Tab would move to. */
export function findChecked(element: HTMLElement): HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return element
  const group = element.form?.elements.namedItem(element.name) ?? null
  const radios = group instanceof RadioNodeList ? [...group] : [...document.getElementsByName(element.name)]
  return (radios as HTMLInputElement[]).find(({ checked, disabled }) => checked && !disabled) ?? element
}

/**
 * Whether the removal of a focused overlay has left the focus nowhere: on the body, or on an ancestor of the container of
 * the overlay, such as the modal of another library, which takes a lost focus.
 */
export function isFocusLost(container: Element): boolean {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot
  return !activeElement || activeElement === document.body || activeElement.contains(container)
}

let isReturned = false

/** Whether the focus has returned from a closed overlay, and is still on that element: its tooltip would need a further Esc. */
export const isFocusReturned = (): boolean => isReturned

/**
 * Moves the focus back to the first target that takes it; without one, as for an overlay that a URL opened, to the main part
 * of the page.
 */
export function returnFocus(targets: readonly HTMLElement[]): void {
  const main = document.querySelector<HTMLElement>('main[tabindex]')
  isReturned = true
  isReturned = focusFirst(main ? [...targets, main] : targets, { preventScroll: true })
  const forget = () => {
    isReturned = false
  }
  document.addEventListener('focusout', forget, { once: true })
}
