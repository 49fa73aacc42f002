import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, findChromium } from '../run/chromium.ts'

/** The folder of the built Storybook. */
export const storybookFolder = resolve(import.meta.dirname, '../../storybook-static')

export interface OpenStorybook {
  readonly browser: Browser
  /** Returns the address of a path: `iframe.html?viewMode=docs&id=…`. */
  readonly toUrl: (path: string) => string
  close(): Promise<void>
}

/** Serves the built Storybook and starts a browser. */
export async function openStorybook(): Promise<OpenStorybook> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
  return {
    browser,
    toUrl: (path) => new URL(path, server.resolvedUrls?.local[0]).href,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
