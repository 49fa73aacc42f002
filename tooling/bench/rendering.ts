/** Counts of the browser's rendering work while a page loads. They do not depend on the speed of the machine. */
import type { Browser, Page } from 'playwright'
import { type Frame, recordTrace } from './trace.ts'

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']

/** The rendering work of one load. */
export interface Rendering {
  /** Elements whose style was computed, each as often as it was. */
  readonly restyled: number
  /** Passes of the style computation. */
  readonly stylePasses: number
  /** Passes of the layout. */
  readonly layouts: number
  /** Layouts that a script forced by reading a position or size: the function and its place in the built file. */
  readonly forcedLayouts: readonly string[]
  /** Elements of the document at the end. */
  readonly elements: number
}

const nameFrame = ({ functionName, url, lineNumber, columnNumber }: Frame) =>
  `${functionName || 'a function'} in ${url.replace(/^.*\//, '')}:${lineNumber + 1}:${columnNumber + 1}`

/** Records the rendering work of `load`, which must end when the page shows its content. */
export async function recordRendering(browser: Browser, page: Page, load: () => Promise<void>): Promise<Rendering> {
  const traceEvents = await recordTrace(browser, page, categories, load)
  const styles = traceEvents.filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X')
  const layouts = traceEvents.filter(({ name, ph }) => name === 'Layout' && ph === 'X')
  return {
    restyled: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    stylePasses: styles.length,
    layouts: layouts.length,
    forcedLayouts: layouts.flatMap(({ args }) => {
      const [frame] = args.beginData?.stackTrace ?? []
      // Playwright also reads positions, from scripts without an address.
      return frame?.url.startsWith('http') ? [nameFrame(frame)] : []
    }),
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
  }
}
