const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
/** React renders in separate tasks, which a busy machine may run after the next frame; a later task follows them. */
const nextTask = () => new Promise((done) => setTimeout(done))

/** Waits until the browser has reported sizes to its observers, at the end of a frame, and React has rendered them. */
export async function waitForMeasurement(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await nextTask()
}
