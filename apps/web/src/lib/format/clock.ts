import { getViewerZone, toLocalTime } from './time-zone.ts'

const readMachineClock = (): number => Date.now()
let readClock = readMachineClock

/**
 * @returns the moment on which a rendered text depends, such as "hoje" or the months of a list. On a server it is the moment of
 * the page, and in the browser, too, until the page is hydrated: the two texts must be equal.
 */
export const getNow = (): Date => new Date(readClock())

/**
 * Replaces the clock of rendered texts.
 * @param read returns milliseconds since 1970. @default the clock of the machine
 */
export function setClock(read = readMachineClock): void {
  readClock = read
}

/** @returns the day of a moment in the time zone of the viewer, today by default: `2026-11-30`. */
export const getViewerDay = (moment: Date = getNow()): string => toLocalTime(getViewerZone(), moment.toISOString()).day
