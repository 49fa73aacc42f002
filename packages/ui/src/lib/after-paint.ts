/** Milliseconds after which the work begins without a paint: a page in the background is not painted. */
const longestWait = 100

/** Resolves after what has changed is painted, so that the work that follows does not delay the paint. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, longestWait)
  })
