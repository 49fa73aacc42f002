import type { BrowserContext } from '@playwright/test'
import { quietMs } from '../src/lib/browser/quiet-time.ts'

/** Makes pages start at once what they delay until they were quiet for eight seconds: the files of the next visit. */
export async function skipQuietTime(context: BrowserContext): Promise<void> {
  await context.addInitScript((quiet) => {
    const schedule = window.setTimeout
    const scheduleEarly = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      schedule(handler, delay === quiet ? 0 : delay, ...rest)
    window.setTimeout = scheduleEarly as typeof window.setTimeout
  }, quietMs)
}
