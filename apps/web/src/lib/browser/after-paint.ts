/** Milliseconds after which the work begins without a paint: a page in the background is not painted. */
const longestWait = 100

/**
 * Waits until what a press has changed is painted, so that the work that follows does not delay it.
 * @returns a promise that is resolved after the next paint.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, longestWait)
  })
