import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { waitForMeasurement } from './wait-for-measurement.ts'

/** Renders a component that measures its width, and waits until it has been measured. */
export async function renderMeasured(component: ReactNode): Promise<RenderResult> {
  const screen = await render(component)
  await waitForMeasurement()
  return screen
}
