import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../tooling/run/chromium.ts'
import { sharedPort } from './api-process.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // A test waits for a third of its time. On two processors, a third worker uses them during that time.
  workers: 3,
  forbidOnly: true,
  // A flaky test is a broken test.
  retries: 0,
  // Ends hanging tests; it is no performance limit, because CI machines vary.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./page-reporter.ts'],
    ['json', { outputFile: resolve(process.env.RESULTS_FOLDER ?? 'test-results', 'e2e.json') }],
  ],
  use: {
    baseURL: `http://localhost:${sharedPort}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Animations would cost a quarter of the time, because each frame is painted by the processor and a click waits for
    // the element to rest.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    // Each test has an empty browser, so the worker would only load thirty files, and requests that it responds to cannot
    // be intercepted. second-visit.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording every test costs a third more time; use `--trace on` to debug.
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
})
