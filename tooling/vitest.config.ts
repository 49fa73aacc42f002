import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './chromium.ts'

const root = resolve(import.meta.dirname, '..')
const source = '@malote/source'

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: await findChromium(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
}
const forBrowser = { resolve: { conditions: [source, ...defaultClientConditions] } }
const forNode = {
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}

/** Four kinds of test, one run. Times are generous because machines are noisy; no test asserts on time. */
export default defineConfig({
  root,
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        ...forNode,
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tooling/**/*.test.ts'],
        },
      },
      {
        ...forNode,
        root,
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...forBrowser,
        root,
        plugins: [react({ compiler: true }), tailwindcss()],
        test: {
          name: 'browser',
          include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          setupFiles: ['tooling/browser.setup.ts'],
          browser,
        },
      },
      {
        ...forBrowser,
        root,
        plugins: [
          storybookTest({ configDir: resolve(root, '.storybook'), storybookScript: 'pnpm storybook --no-open' }),
        ],
        test: { name: 'storybook', browser },
      },
    ],
  },
})
