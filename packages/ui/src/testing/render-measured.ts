import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** Renders a component that measures its width, and waits until the browser has reported it: once per frame, at its end. */
export async function renderMeasured(component: ReactNode): Promise<RenderResult> {
  const screen = await render(component)
  await nextFrame()
  await nextFrame()
  return screen
}
