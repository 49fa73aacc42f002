/** Pixels that a pointer moves during a press by accident. Beyond, the user has left the control to cancel the press. */
const accidentalMove = 4

/**
 * Gives a press to the control under the pointer when it began. When a message appears above and moves the page before
 * the release, the browser clicks what both places have in common, and the press would be lost.
 */
export function keepPressedTarget(): void {
  let press: { control: Element; x: number; y: number } | undefined
  const handlePress = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const control =
      target instanceof Element && isPrimary && button === 0 ? target.closest('a[href], button, summary') : null
    press = control ? { control, x, y } : undefined
  }
  const handleClick = (event: MouseEvent) => {
    if (!press || !event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return
    const { control, x, y } = press
    press = undefined
    if (!control.isConnected || control.contains(event.target)) return
    // The browser clicks an element around both places; another one has received a press that began there.
    if (!event.target.contains(control)) return
    if (Math.hypot(event.clientX - x, event.clientY - y) > accidentalMove) return
    event.stopImmediatePropagation()
    event.preventDefault()
    // With the keys that open a link in a new tab.
    control.dispatchEvent(new MouseEvent('click', event))
  }
  window.addEventListener('pointerdown', handlePress, { capture: true, passive: true })
  window.addEventListener('click', handleClick, { capture: true })
}
