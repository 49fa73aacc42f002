import type { Browser, Page } from 'playwright'

/** A function in a built file that has caused an event. */
export interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** One event of the trace of a browser. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Begin and duration in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The processor time, in microseconds. */
  readonly tdur?: number
  readonly args: {
    readonly data?: { readonly type?: string }
    readonly elementCount?: number
    readonly beginData?: { readonly stackTrace?: readonly Frame[] }
  }
}

/** Records what the browser does for a page while `act` runs. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  categories: string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return traceEvents
}
