import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { getCellAddress } from './cell-address.ts'
import { decodePicture } from './picture.ts'
import type { PictureRun } from './picture-run.ts'

type ComparePicture = (storyId: string, theme: string) => Promise<string | undefined>

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the page with the baseline of the story. @returns why it fails, or nothing. */
    comparePicture: ComparePicture
  }
}

/** Creates the command with which a story in the browser compares its picture. */
export const createPictureCommand =
  (run: PictureRun): BrowserCommand<Parameters<ComparePicture>> =>
  ({ iframe }, storyId, theme) =>
    run.check(storyId, getCellAddress(storyId, theme), async () =>
      decodePicture(await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' })),
    )
