/** Checks that a page fits into a narrow window and that its targets are large enough (WCAG 1.4.10, 1.4.4, 2.5.8). */

/** Shows an element in a message. */
const show = (element: Element) => element.outerHTML.slice(0, 200)

/** The test page contains elements of Storybook. A map is a surface in two dimensions, which WCAG 1.4.10 excludes. */
const foreign = '.sb-wrapper, .sb-wrapper *, [data-slot="route-map"] *'

const isVisible = (element: Element) =>
  !element.matches(foreign) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('[aria-hidden="true"], [inert]')

/** Hidden visually, for screen readers: in a box of one pixel. */
const isHiddenVisually = ({ width, height }: DOMRect) => width <= 1 || height <= 1

/** @returns whether an inner box scrolls the element horizontally (a table, a line of tabs) or hides it visually. */
function isInInnerBox(element: Element): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowX) || isHiddenVisually(box.getBoundingClientRect()))
      return true
  }
  return false
}

/** @returns whether a box around the element cuts off the point, until someone scrolls the box. */
function isCutOff(element: Element, x: number, y: number): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const { top, right, bottom, left } = box.getBoundingClientRect()
    const isInside = x >= left && x <= right && y >= top && y <= bottom
    if (!isInside && getComputedStyle(box).overflow !== 'visible') return true
  }
  return false
}

/** @returns whether the center of the area is invisible. An element outside of the window can be scrolled into it. */
function isCovered(element: Element, area: DOMRect): boolean {
  const { x, y } = getCenter(area)
  const top = document.elementFromPoint(x, y)
  if (!top) return isCutOff(element, x, y)
  const target = element.closest('label') ?? element
  return !target.contains(top) && !top.contains(target) && top.closest('label')?.contains(element) !== true
}

const targetSelector =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"], [role^="menuitem"]'

/** @returns the area that reacts to a pointer: with its label around it, and with its `::before`, which enlarges it. */
function getTargetArea(element: Element): DOMRect {
  const box = (element.closest('label') ?? element).getBoundingClientRect()
  const before = getComputedStyle(element, '::before')
  if (before.position !== 'absolute' || before.content === 'none') return box
  const [top = 0, right = 0, bottom = 0, left = 0] = [before.top, before.right, before.bottom, before.left].map(
    (side) => Math.min(0, Number.parseFloat(side) || 0),
  )
  return new DOMRect(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom)
}

/** A link in a sentence has the height of its line. */
const isInText = (element: Element) =>
  getComputedStyle(element).display === 'inline' &&
  (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)

const getCenter = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 })

/** @returns whether a circle around the center of an area meets another area. */
function meets(area: DOMRect, other: DOMRect, radius: number): boolean {
  const { x, y } = getCenter(area)
  const dx = Math.max(other.left - x, 0, x - other.right)
  const dy = Math.max(other.top - y, 0, y - other.bottom)
  return Math.hypot(dx, dy) < radius
}

/** @returns the point of the other area that is nearest to the center of the area, one pixel inside. */
function getNearestPoint(area: DOMRect, other: DOMRect): DOMRect {
  const { x, y } = getCenter(area)
  const within = (value: number, start: number, end: number) => Math.min(Math.max(value, start + 1), end - 1)
  return new DOMRect(within(x, other.left, other.right), within(y, other.top, other.bottom), 0, 0)
}

const targetSize = 24
const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < targetSize - 0.5

/**
 * @returns the targets below 24 × 24 px that are neither in a sentence nor far enough from other targets: a circle of
 * 24 px around the center must not meet another target, or the circle of another small one.
 */
export function findSmallTargets(root: Element = document.body): string[] {
  const visible = [...root.querySelectorAll(targetSelector)].filter(isVisible)
  const areas = new Map(visible.map((element) => [element, getTargetArea(element)]))
  const targets = visible.filter((element) => isSmall(areas.get(element) as DOMRect))
  for (const [element, area] of areas) if (targets.length > 0 && isCovered(element, area)) areas.delete(element)
  const tooSmall = targets.filter((element) => {
    const area = areas.get(element)
    if (!area || isHiddenVisually(area) || isInText(element)) return false
    return [...areas].some(([other, otherArea]) => {
      if (other === element || element.contains(other) || other.contains(element)) return false
      if (isHiddenVisually(otherArea) || (otherArea.x === area.x && otherArea.y === area.y)) return false
      if (!isSmall(otherArea)) {
        return meets(area, otherArea, targetSize / 2) && !isCovered(other, getNearestPoint(area, otherArea))
      }
      const { x, y } = getCenter(otherArea)
      return meets(area, new DOMRect(x, y, 0, 0), targetSize - 0.5)
    })
  })
  return tooSmall.map((element) => `smaller than ${targetSize} px, and close to another target: ${show(element)}`)
}

/** @returns the texts that a box without scrolling cuts off, unless it ends them with an ellipsis. */
function findCutTexts(): Element[] {
  return [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasText || !isVisible(element) || isHiddenVisually(element.getBoundingClientRect())) return false
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const cutsX =
      /hidden|clip/.test(overflowX) && textOverflow === 'clip' && element.scrollWidth > element.clientWidth + 1
    const cutsY =
      /hidden|clip/.test(overflowY) && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 2
    return cutsX || cutsY
  })
}

/** A select shows a value of the user's data, which may be long; the list has it in full. */
const labelSelector =
  'button:not([role="combobox"]), label, legend, summary, [role="tab"], a:is([data-slot="button"], [data-slot="nav-link"], [data-slot="tab-nav-item"])'

/** @returns the box that limits a text: the nearest that cuts it off, or the control. */
function getTextBox(text: Node, control: Element): Element {
  for (let box = text.parentElement; box && box !== control; box = box.parentElement) {
    if (/hidden|clip/.test(getComputedStyle(box).overflowX)) return box
  }
  return control
}

/** @returns whether a text of the control is wider than its box. An ellipsis does not help: the name is incomplete. */
function hasCutName(control: Element): boolean {
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const box = getTextBox(text, control).getBoundingClientRect()
    if (!text.textContent?.trim() || isHiddenVisually(box) || !text.parentElement || !isVisible(text.parentElement))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const area = range.getBoundingClientRect()
    if (area.right > box.right + 1 || area.left < box.left - 1) return true
  }
  return false
}

/** @returns the buttons, tabs, labels and links of the navigation whose text is cut off, one line for each. */
export function findCutNames(): string[] {
  const controls = [...document.body.querySelectorAll(labelSelector)].filter(
    (control) => isVisible(control) && !isHiddenVisually(control.getBoundingClientRect()),
  )
  return controls.filter(hasCutName).map((control) => `name cut off: ${show(control)}`)
}

/**
 * Checks the page at its present size: the document must not scroll horizontally, controls must be inside the window or
 * in a box that scrolls, and texts must not be cut off.
 * @returns one line for each violation.
 */
export function findOverflows(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const outside = [...document.body.querySelectorAll(targetSelector)].filter((element) => {
    // The input of a CodeField is wider than the frame that shows it.
    const area = (element.closest('[data-slot="code-frame"]') ?? element).getBoundingClientRect()
    if (!isVisible(element) || isHiddenVisually(area) || isInInnerBox(element)) return false
    return area.right > clientWidth + 1 || area.left < -1
  })
  return [
    ...(scrollWidth > clientWidth ? [`the document scrolls horizontally: ${scrollWidth} px in ${clientWidth} px`] : []),
    ...outside.map((element) => `outside of the window: ${show(element)}`),
    ...findCutTexts().map((element) => `cut off: ${show(element)}`),
  ]
}

/** @returns the elements whose transition or animation takes more than a millisecond. */
export function findMotion(): string[] {
  const toMs = (value: string) =>
    value.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000))
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.matches(foreign))
  return elements.flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo || null)
      const animation = style.animationName === 'none' ? [0] : toMs(style.animationDuration)
      const transition = style.transitionProperty === 'none' ? [0] : toMs(style.transitionDuration)
      const longest = Math.max(...transition, ...animation)
      return longest > 1 ? [`moves for ${longest} ms${pseudo}: ${show(element)}`] : []
    }),
  )
}
