import { notifyManager } from '@tanstack/react-query'

/** Milliseconds after which new data is shown although the pointer is still pressed, such as while text is selected. */
const longestHoldMs = 2_000

/**
 * Shows new data of queries only after the pointer is released: data that arrives between press and release would move
 * another row under the pointer, and the press would open it, or nothing.
 */
export function holdRendersWhilePressed(): void {
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
    if (limit === undefined) setTimeout(callback)
    else held.push(callback)
  })
}
