import type {} from '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { getCellAddress } from './cell-address.ts'
import { decodePicture } from './picture.ts'
import type { PictureRun } from './picture-run.ts'

/** A rectangle of the viewport, in CSS pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
  /** Pixels of the picture per CSS pixel. */
  scale: number
}

type ComparePicture = (storyId: string, sheet: string, area: Area) => Promise<string | undefined>

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the page with the baseline of the story. @returns why it fails, or nothing. */
    comparePicture: ComparePicture
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * Takes a picture of an area of the page as it is. Playwright's own screenshot prepares the page in several round trips
 * and takes three times as long; .storybook/pictures.ts stops animations and hides the caret instead.
 */
async function takePicture(page: Page, area: Area): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (await session).send('Page.captureScreenshot', {
    clip: area,
    // Compresses the picture less: it is decoded at once.
    optimizeForSpeed: true,
  })
  return Buffer.from(data, 'base64')
}

/** Creates the command with which a story in the browser compares its picture. */
export const createPictureCommand =
  (run: PictureRun): BrowserCommand<Parameters<ComparePicture>> =>
  ({ page }, storyId, sheet, area) =>
    run.check(storyId, getCellAddress(storyId, sheet), async () => decodePicture(await takePicture(page, area)))
