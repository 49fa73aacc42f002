import { resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { reactOptions } from './run/react-compiler.ts'

const root = resolve(import.meta.dirname, '..')
const source = '@malote/source'

const forNode = {
  root,
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
}
const forBrowser = {
  root,
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Every dependency must be found before the first test, also those of code that is fetched on intent: one found in
  // mid-run reloads the page under the tests and brings a second React with it.
  optimizeDeps: {
    force: true,
    entries: ['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx', '.storybook/preview.tsx'],
  },
}

/** What is fetched on intent arrives late on a machine with other work; a second, the default, is too short for a map. */
const patience = { poll: { timeout: 10_000 } }

/** Chromium, found only when a browser project runs. */
async function inChromium() {
  const [{ playwright }, { chromiumArgs, findChromium }] = await Promise.all([
    import('@vitest/browser-playwright'),
    import('./run/chromium.ts'),
  ])
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: await findChromium(), args: chromiumArgs },
      // Nothing is half-way when it is looked at.
      contextOptions: { reducedMotion: 'reduce', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}

/** They put a clock of their own into a module, so that each needs modules of its own, which tests of the API share. */
const ownClock = 'apps/api/src/**/constant-time.test.ts'

/** The five kinds of test. Times are generous because machines are noisy; no test asserts on time. */
const projects: Record<string, () => Promise<TestProjectInlineConfiguration>> = {
  unit: async () => ({
    ...forNode,
    test: {
      name: 'unit',
      environment: 'node',
      include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'tooling/**/*.test.ts', ownClock],
      exclude: ['tooling/consumers/**'],
      globalSetup: ['tooling/run/temporary-folder.setup.ts'],
    },
  }),
  api: async () => ({
    ...forNode,
    test: {
      name: 'api',
      environment: 'node',
      include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
      exclude: [ownClock],
      globalSetup: ['tooling/run/temporary-folder.setup.ts', 'apps/api/test/global-setup.ts'],
      setupFiles: ['apps/api/test/setup.ts'],
      // A hundred files would each load the whole server again: a third of the time. What a file opens, it ends.
      isolate: false,
      testTimeout: 60_000,
    },
  }),
  consumers: async () => ({
    ...forNode,
    test: { name: 'consumers', environment: 'node', include: ['tooling/consumers/**/*.test.ts'], testTimeout: 60_000 },
  }),
  browser: async () => {
    const [{ default: tailwindcss }, { default: react }] = await Promise.all([
      import('@tailwindcss/vite'),
      import('@vitejs/plugin-react'),
    ])
    return {
      ...forBrowser,
      plugins: [react(reactOptions), tailwindcss()],
      test: {
        name: 'browser',
        include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
        setupFiles: ['tooling/run/browser.setup.ts'],
        expect: patience,
        browser: await inChromium(),
      },
    }
  },
  storybook: async () => {
    const [{ storybookTest }, { findChromium }, { pinnedChromium }, { baselines, differences }] = await Promise.all([
      import('@storybook/addon-vitest/vitest-plugin'),
      import('./run/chromium.ts'),
      import('./run/pinned-chromium.ts'),
      import('./visual/picture-report.ts'),
    ])
    // Another Chromium draws letters differently: only the one in the lockfile is compared with the baselines.
    const isComparable = (await findChromium()) === (await pinnedChromium())
    return {
      ...forBrowser,
      plugins: [
        storybookTest({ configDir: resolve(root, '.storybook'), storybookScript: 'pnpm storybook --no-open' }),
        {
          name: 'picture-report',
          configureVitest({ vitest }) {
            if (isComparable) vitest.config.reporters.push([resolve(root, 'tooling/visual/picture-report.ts'), {}])
          },
        },
      ],
      test: {
        name: 'storybook',
        setupFiles: isComparable ? ['.storybook/pictures.ts'] : [],
        expect: patience,
        browser: {
          ...(await inChromium()),
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0002 },
              resolveScreenshotPath: ({ arg, ext }) => resolve(baselines, `${arg}${ext}`),
              resolveDiffPath: ({ arg, ext }) => resolve(differences, `${arg}${ext}`),
            },
          },
        },
      },
    }
  },
}

// Only what is asked for is loaded (`--project unit`), so that the quick loop waits for neither Chromium nor Storybook.
const asked = process.argv.flatMap((word, index, words) =>
  word === '--project' ? [words[index + 1]] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
)
const wanted = Object.keys(projects).filter((name) => asked.length === 0 || asked.includes(name))

export default defineConfig({
  root,
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest leaves one processor to itself, which of two is half of the machine.
    maxWorkers: '100%',
    projects: await Promise.all(wanted.map((name) => projects[name]?.() as Promise<TestProjectInlineConfiguration>)),
  },
})
