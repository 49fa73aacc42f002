const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** Waits until the browser has reported sizes to its observers, at the end of a frame, and React has rendered them. */
export async function waitForMeasurement(): Promise<void> {
  await nextFrame()
  await nextFrame()
}
