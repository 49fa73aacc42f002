/**
 * Where the tests find a Chromium, in this order: CHROMIUM_PATH, the one pinned in the lockfile
 * (@sparticuz/chromium, so that pictures are the same on every machine), one installed on the system.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

function onPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of systemNames) {
      const candidate = join(folder, name)
      try {
        accessSync(candidate, constants.X_OK)
        return candidate
      } catch {
        // Not here: try the next folder.
      }
    }
  }
  return undefined
}

async function pinned(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

/** @returns the path of an executable Chromium; throws with what to install when there is none. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH points to ${named}, which does not exist.`)
    return named
  }
  const found = (await pinned().catch(() => undefined)) ?? onPath()
  if (found) return found
  throw new Error('No Chromium found. Install one (chromium or google-chrome) or set CHROMIUM_PATH to its executable.')
}
