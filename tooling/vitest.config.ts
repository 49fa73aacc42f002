import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { municipalitiesPlugin } from '../apps/web/build/municipalities-plugin.ts'
import { pureApiTests } from './run/pure-api-tests.ts'
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
  // Every dependency must be found before the first test, including those of chunks loaded on intent: one found later
  // reloads the page during the tests and loads a second React.
  optimizeDeps: {
    force: true,
    entries: ['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx', '.storybook/preview.tsx'],
  },
}

/** Finds Chromium only when a browser project runs. */
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
      // Reduced motion, so that no test runs during an animation.
      contextOptions: { reducedMotion: 'reduce', locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}

/** Tests that replace a module's clock, so they must not share modules with the other API tests. */
const ownClock = 'apps/api/src/**/constant-time.test.ts'

/** Tests of the repository itself, counted apart from the tests of the product. */
const repositoryTests = ['tooling/{checks,docs,repo-rules}/**/*.test.ts']

/** Tests that start another browser than Chromium. */
const engineTests = 'tooling/engines/{input,stories}-*.test.ts'

/** The test projects. Timeouts are generous because machines are busy; no test asserts on time. */
const projects: Record<string, () => Promise<TestProjectInlineConfiguration>> = {
  unit: async () => ({
    ...forNode,
    plugins: [municipalitiesPlugin()],
    test: {
      name: 'unit',
      environment: 'node',
      include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', ownClock, ...pureApiTests],
      globalSetup: ['tooling/run/temporary-folder.setup.ts'],
      setupFiles: ['tooling/run/unit.setup.ts'],
      // A worker for each file takes a third of the time.
      isolate: false,
    },
  }),
  tooling: async () => ({
    ...forNode,
    test: {
      name: 'tooling',
      environment: 'node',
      include: ['tooling/**/*.test.ts'],
      exclude: ['tooling/{consumers,static-storybook}/**', engineTests, ...repositoryTests],
      globalSetup: ['tooling/run/temporary-folder.setup.ts'],
      setupFiles: ['tooling/run/unit.setup.ts'],
      isolate: false,
    },
  }),
  repository: async () => ({
    ...forNode,
    test: {
      name: 'repository',
      environment: 'node',
      include: repositoryTests,
      globalSetup: ['tooling/run/temporary-folder.setup.ts'],
      isolate: false,
    },
  }),
  api: async () => ({
    ...forNode,
    test: {
      name: 'api',
      environment: 'node',
      include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
      exclude: [ownClock, ...pureApiTests],
      globalSetup: ['tooling/run/temporary-folder.setup.ts', 'apps/api/test/global-setup.ts'],
      setupFiles: ['apps/api/test/setup.ts'],
      // With isolation a hundred files would each load the server again: a third of the time. Each file must close
      // what it opens.
      isolate: false,
      // Tests of a file run in a random order, so that none can depend on an earlier one. Vitest prints the seed.
      sequence: { shuffle: { tests: true } },
    },
  }),
  consumers: async () => ({
    ...forNode,
    test: {
      name: 'consumers',
      environment: 'node',
      include: ['tooling/consumers/**/*.test.ts'],
      globalSetup: ['tooling/consumers/registry.setup.ts'],
    },
  }),
  'static-storybook': async () => ({
    ...forNode,
    test: { name: 'static-storybook', environment: 'node', include: ['tooling/static-storybook/**/*.test.ts'] },
  }),
  engines: async () => ({
    ...forNode,
    test: {
      name: 'engines',
      environment: 'node',
      include: [engineTests],
      globalSetup: ['tooling/engines/servers.setup.ts'],
      // Ends well before a test, whose steps would otherwise continue in the window of the next one.
      expect: { poll: { timeout: 20_000 } },
    },
  }),
  browser: async () => {
    const [{ default: tailwindcss }, { default: react }] = await Promise.all([
      import('@tailwindcss/vite'),
      import('@vitejs/plugin-react'),
    ])
    return {
      ...forBrowser,
      plugins: [react(reactOptions), tailwindcss(), municipalitiesPlugin()],
      test: {
        name: 'browser',
        include: ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
        setupFiles: ['tooling/run/browser.setup.ts'],
        browser: await inChromium(),
      },
    }
  },
  storybook: async () => {
    const [{ storybookTest }, { findChromium }, { getPinnedChromium: pinnedChromium }, pictures, { ExceptionsReport }] =
      await Promise.all([
        import('@storybook/addon-vitest/vitest-plugin'),
        import('./run/chromium.ts'),
        import('./run/pinned-chromium.ts'),
        import('./visual/pictures.ts'),
        import('./accessibility/exceptions-report.ts'),
      ])
    const engine = process.env.ACCESSIBILITY_ENGINE === 'ibm' ? 'ibm' : 'htmlcs'
    // Another Chromium renders letters differently: only the one in the lockfile is compared with the baselines.
    const isComparable = engine === 'htmlcs' && (await findChromium()) === (await pinnedChromium())
    return {
      ...forBrowser,
      plugins: [
        storybookTest({ configDir: resolve(root, '.storybook'), storybookScript: 'pnpm storybook --no-open' }),
        {
          name: 'story-reports',
          configureVitest({ vitest }) {
            if (isComparable) vitest.config.reporters.push(pictures.report)
            vitest.config.reporters.push(new ExceptionsReport(engine))
          },
        },
      ],
      test: {
        name: 'storybook',
        // With isolation each file would load Storybook and its modules again: a third of the time.
        isolate: false,
        // A story waits for frames for a third of its time. On two processors, a third page uses them during that time.
        maxWorkers: Math.ceil(availableParallelism() * 1.5),
        // Projects with another number of workers must be in another group.
        sequence: { groupOrder: 1 },
        setupFiles: [
          // Hooks run in reverse order: the focus is moved after everything else was checked.
          '.storybook/focus-rings.ts',
          '.storybook/layout.ts',
          '.storybook/accessibility.ts',
          ...(isComparable ? ['.storybook/pictures.ts'] : []),
        ],
        provide: { accessibilityEngine: engine },
        browser: { ...(await inChromium()), commands: { comparePicture: pictures.comparePicture } },
      },
    }
  },
}

// Loads only the chosen projects (`--project unit`), so that they start without Chromium and Storybook.
const requested = process.argv.flatMap((word, index, words) =>
  word === '--project' ? [words[index + 1]] : word.startsWith('--project=') ? [word.slice('--project='.length)] : [],
)
const selected = Object.keys(projects).filter((name) => requested.length === 0 || requested.includes(name))
const results = process.env.RESULTS_FOLDER

export default defineConfig({
  root,
  test: {
    // Only ends a test that hangs: on a busy machine every test takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What arrives late on a busy machine needs more than the default second: a chunk, a map, the first search.
    expect: { poll: { timeout: 60_000 } },
    // By default Vitest reserves one processor for itself, which is half of a machine with two.
    maxWorkers: '100%',
    // tooling/run/run-steps.ts reads the results.
    reporters: results ? ['default', ['json', { outputFile: resolve(results, `${selected[0]}.json`) }]] : ['default'],
    projects: await Promise.all(selected.map((name) => projects[name]?.() as Promise<TestProjectInlineConfiguration>)),
  },
})
