import { notifyManager } from '@tanstack/react-query'

/** Milliseconds after which new data is shown although the pointer is still pressed, such as while text is selected. */
const longestHoldMs = 2_000

/** Events that carry out what the user chose. */
const actions = new Set(['click', 'submit', 'keydown', 'drop'])

/**
 * Decides when a change of a query or a mutation is rendered.
 * - New data only after the pointer is released: data that arrives between press and release would move another row
 *   under the pointer, and the press would open it, or nothing.
 * - What an action of the user starts, with this action: a button is rendered as pending before the browser dispatches
 *   the next press, even when both presses waited for a busy page. A later task would let the second press send the
 *   request again.
 */
export function scheduleRenders(): void {
  let held: (() => void)[] = []
  let limit: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    clearTimeout(limit)
    limit = undefined
    const callbacks = held
    held = []
    for (const callback of callbacks) callback()
  }
  // After the click, which the browser dispatches in the same task as the release.
  const releaseAfterClick = () => setTimeout(release)
  const hold = () => {
    limit ??= setTimeout(release, longestHoldMs)
  }
  window.addEventListener('pointerdown', hold, { capture: true, passive: true })
  for (const type of ['pointerup', 'pointercancel', 'dragstart', 'blur']) {
    window.addEventListener(type, releaseAfterClick, { capture: true, passive: true })
  }
  notifyManager.setScheduler((callback) => {
    // Also set in the microtasks of an event handler. React reads it to give an update the priority of its event.
    if (window.event && actions.has(window.event.type)) queueMicrotask(callback)
    else if (limit === undefined) setTimeout(callback)
    else held.push(callback)
  })
}
