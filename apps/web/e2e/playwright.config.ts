import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../../tooling/run/chromium.ts'
import { sharedPort } from './api-process.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes on the second try is broken.
  retries: 0,
  // Ends what hangs; no promise about speed, since machines are noisy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./page-reporter.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: `http://localhost:${sharedPort}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
    // Recording every test to keep the failed ones takes a third longer; `--trace on` records when one looks.
    trace: 'off',
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
})
