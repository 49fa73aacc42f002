import puppeteer from 'puppeteer-core'
import { type Engine, environment } from './engine.ts'
import { getExecutable } from './find-engines.ts'
import { toWindow } from './puppeteer-window.ts'

/** Light theme, a mouse, and reduced motion, so that no test runs during an animation. */
const preferences = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'pt-BR',
}

/** Firefox, through the WebDriver BiDi that is part of it. */
export const firefox: Engine = {
  name: 'Firefox',
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: getExecutable('firefox'),
      args: ['--width=1400', '--height=1000'],
      // The viewport is that of the window: Firefox 140 rejects a part of what Puppeteer sends for another one.
      defaultViewport: null,
      env: environment,
      extraPrefsFirefox: preferences,
      protocolTimeout: 120_000,
    })
    return toWindow(browser)
  },
}
