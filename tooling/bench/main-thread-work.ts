/** The processor time of the main thread between a press and its paint, for `pnpm bench views`. */
import type { Browser, Page } from 'playwright'
import { recordTrace, type TraceEvent } from './trace.ts'

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const presses = /^(?:pointer|mouse)(?:down|up)$|^key(?:down|up)$|^(?:click|dragstart|drop)$/

/**
 * Other programs on the machine delay a paint, but hardly change this time.
 * @returns milliseconds: the most that one event of the interaction takes, with all that is done before the next paint.
 */
export async function measureWork(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const events = await recordTrace(browser, page, categories, async () => {
    await page.evaluate(() => performance.mark('press'))
    await act()
    await page.waitForTimeout(500)
  })
  const mark = events.find(({ name }) => name === 'press')
  const work = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === mark?.pid && tid === mark.tid && ts >= mark.ts)
    // A task contains the work that is counted.
    .filter(({ name }) => name !== 'RunTask')
    .toSorted((one, other) => one.ts - other.ts)
  const inputs = work.filter(({ name, args }) => name === 'EventDispatch' && presses.test(args.data?.type ?? ''))
  return Math.max(0, ...inputs.map(({ ts }) => sumUntilPaint(work, ts))) / 1000
}

/** @returns the microseconds of the work from an event to the first commit of a frame after it. */
function sumUntilPaint(work: readonly TraceEvent[], from: number): number {
  const paint = work.find(({ name, ts }) => name === 'Commit' && ts > from)
  if (!paint) return 0
  let sum = 0
  let end = from
  for (const { ts, dur = 0, tdur = dur } of work) {
    // Work inside of counted work is part of it.
    if (ts < end || ts > paint.ts) continue
    sum += tdur
    end = ts + dur
  }
  return sum
}
