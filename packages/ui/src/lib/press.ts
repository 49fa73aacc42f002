let isPressed = false
let trackers = 0
const waiting = new Set<() => void>()

function handlePress() {
  isPressed = true
}

function handleRelease() {
  // After the click, which follows the release in the same task.
  setTimeout(() => {
    isPressed = false
    for (const listener of waiting) listener()
  })
}

const releases = ['pointerup', 'pointercancel', 'blur'] as const

/** Starts to track whether the pointer is pressed. Returns a function that stops it. */
export function trackPresses(): () => void {
  trackers += 1
  if (trackers === 1) {
    addEventListener('pointerdown', handlePress, true)
    for (const type of releases) addEventListener(type, handleRelease)
  }
  return () => {
    trackers -= 1
    if (trackers > 0) return
    isPressed = false
    removeEventListener('pointerdown', handlePress, true)
    for (const type of releases) removeEventListener(type, handleRelease)
  }
}

/** Whether the pointer is pressed: a change of the layout would move the element that receives the click. */
export const isPressing = (): boolean => isPressed

/** Calls a function after the next release of the pointer and its click. Returns a function that cancels it. */
export function afterRelease(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}
