/** Longest wait for a frame, in milliseconds: a tab that nobody looks at draws none. */
const longest = 100

/** Resolves once the browser has painted what is on the page now. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, longest)
    requestAnimationFrame(() => setTimeout(done, 0))
  })
