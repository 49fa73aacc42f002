import puppeteer from 'puppeteer-core'
import { chromiumArgs, findChromium } from '../run/chromium.ts'
import { type Engine, environment } from './engine.ts'
import { toWindow } from './puppeteer-window.ts'

/** The Chromium of all other tests: it shows whether a failure is that of one engine. */
export const chromium: Engine = {
  name: 'Chromium',
  async start() {
    const browser = await puppeteer.launch({
      executablePath: await findChromium(),
      headless: 'shell',
      args: [...chromiumArgs, '--force-prefers-reduced-motion', '--lang=pt-BR', '--window-size=1400,1000'],
      defaultViewport: null,
      env: environment,
      protocolTimeout: 120_000,
    })
    return toWindow(browser)
  },
}
