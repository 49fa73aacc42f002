/** The places in an item whose clicks are not for its link. */
const controls = 'a, button, input, select, textarea, label, [data-select]'

/**
 * Forwards a click on an item of a list to its link, with the modifier keys, so that it can open a new tab. Clicks on other
 * controls and text selections are not forwarded.
 *
 * @param item The selector of the item around what was clicked.
 * @param link The selector of its link.
 */
export function forwardClick(event: MouseEvent, item: string, link: string): void {
  const target = event.target instanceof Element ? event.target : null
  if (!target || target.closest(controls) || getSelection()?.isCollapsed === false) return
  const newTab = event.button === 1
  const { shiftKey, altKey } = event
  const [ctrlKey, metaKey] = newTab ? [true, true] : [event.ctrlKey, event.metaKey]
  target
    .closest(item)
    ?.querySelector(link)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}
