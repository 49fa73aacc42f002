/** Milliseconds after which the work begins without a paint: a page in the background is not painted. */
const longestWait = 100

/** Runs `work` once, after what has changed is painted, so that the work does not delay the paint. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(run, 0))
  setTimeout(run, longestWait)
}
