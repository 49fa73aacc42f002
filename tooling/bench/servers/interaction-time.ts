/** The factor by which the processor is slowed down, to simulate a user's device. */
export const slowdown = 4

/** Runs in the page: records the paints that follow a press. */
export function recordPaints() {
  const noted: { durations: number[]; shown?: number } = { durations: [] }
  Object.assign(window, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) noted.durations.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const onPress = ({ timeStamp }: Event) => {
    const look = () => {
      const entries = [...document.querySelectorAll('[role=option], [role=menuitem]')]
      if (entries.some((entry) => entry.checkVisibility({ visibilityProperty: true, opacityProperty: true }))) {
        noted.shown = performance.now() - timeStamp
      } else if (performance.now() - timeStamp < 2000) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  addEventListener('pointerdown', onPress, { capture: true, once: true })
}

/** The median in whole milliseconds. */
export function median(values: readonly (number | undefined)[]): string {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(middle) ? middle.toFixed(0) : '–'
}
