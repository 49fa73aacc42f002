/**
 * Finds the Chromium of the tests, in this order: CHROMIUM_PATH, the one pinned in the lockfile (so that screenshots
 * are the same on every machine), one installed on the system.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from './is-executable.ts'
import { getPinnedChromium } from './pinned-chromium.ts'

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns the Chromium or Chrome installed on the system, if there is one. */
export function findSystemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)))
  return [...candidates, ...macApplications].find(isExecutable)
}

/** @returns the path of an executable Chromium. @throws {Error} with installation instructions when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH points to ${named}, which does not exist.`)
    return named
  }
  const path = (await getPinnedChromium()) ?? findSystemChromium()
  if (path) return path
  throw new Error('No Chromium found. Install one (chromium or google-chrome) or set CHROMIUM_PATH to its executable.')
}
