import { readJson, writeJson } from './storage.ts'
import { storageKeys } from './storage-keys.ts'

/** The current step of the tour of the demonstration, from 0; `undefined` when it is not running. */
export function readTourStep(): number | undefined {
  const stored = readJson(storageKeys.tour)
  return typeof stored === 'number' ? stored : undefined
}

/** Starts the tour, unless this browser has seen or dismissed it. */
export function startTour(): void {
  if (readJson(storageKeys.tour) === null) writeJson(storageKeys.tour, 0)
}

/** Stores the step; `'done'` after the last one and when the user dismisses the tour. */
export function storeTourStep(step: number | 'done'): void {
  writeJson(storageKeys.tour, step)
}
