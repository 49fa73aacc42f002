import { type ComponentType, lazy } from 'react'
import { readTourStep } from '../../lib/storage/tour.ts'
import type { Tour as LoadedTour } from './tour.tsx'

/** Loaded only where the tour runs. If the chunk fails, the page works without it. */
export const Tour = lazy(async (): Promise<{ default: ComponentType<Parameters<typeof LoadedTour>[0]> }> => {
  try {
    return { default: (await import('./tour.tsx')).Tour }
  } catch {
    return { default: () => null }
  }
})

/** Whether the tour of the demonstration is running in this browser. */
export const isTourRunning = (): boolean => readTourStep() !== undefined
