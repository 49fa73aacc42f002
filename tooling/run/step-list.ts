/** A command that is run in the root of the repository, after the steps that it needs. A step without one is a group. */
export interface Step {
  readonly command?: string
  readonly needs?: readonly string[]
}

const vitest = (project: string) => `vitest run --config tooling/vitest.config.ts --project ${project}`
const types = (folder: string) => `node node_modules/typescript7/bin/tsc -p ${folder}`

/** The steps of `npm test`, `pnpm check`, `pnpm verify`, `pnpm build` and `pnpm release`, in the order of the report. */
export const steps: Readonly<Record<string, Step>> = {
  all: {
    needs: [
      'end-to-end',
      'quick',
      'check:unused',
      'check:pack-api-client',
      'check:pack-ui',
      'check:api-report',
      'test:tooling',
      'test:api',
      'test:consumers',
      'test:browser',
      'test:storybook',
      'test:static-storybook',
    ],
  },
  /** `pnpm check` */
  quick: {
    needs: [
      'check:format',
      'check:icons',
      'check:tokens',
      'build:routes',
      'types:api-client',
      'types:fixtures',
      'types:ui',
      'types:api',
      'types:web',
      'types:tooling',
      'types:storybook',
      'test:repository',
      'test:unit',
    ],
  },
  'end-to-end': { needs: ['check:size-web', 'test:e2e'] },
  'release-checks': {
    needs: [
      'check:pack-api-client',
      'check:pack-ui',
      'check:api-report',
      'test:engines',
      'release:accessibility',
      'release:size',
    ],
  },

  'install:chromium': { command: 'node tooling/run/install-chromium.ts' },
  'install:pgbouncer': { command: 'node apps/api/test/install-pgbouncer.ts' },
  'install:engines': { command: 'node tooling/run/install-engines.ts' },
  'build:routes': { command: 'node apps/web/build/route-tree.ts' },
  'build:web': { command: 'node --conditions=@malote/source apps/web/build/build.ts' },
  'build:storybook': { command: 'storybook build --quiet --stats-json' },
  'build:ui': { command: 'cd packages/ui && npm run build' },
  'build:api-client': { command: 'cd packages/api-client && npm run build' },
  'pack:ui': { command: 'node tooling/run/pack.ts ui .malote/packs/ui.tgz', needs: ['build:ui'] },
  'pack:api-client': {
    command: 'node tooling/run/pack.ts api-client .malote/packs/api-client.tgz',
    needs: ['build:api-client'],
  },

  'check:format': { command: 'biome check --error-on-warnings .' },
  'check:icons': { command: 'node packages/ui/scripts/generate-icons.ts --check' },
  'check:tokens': { command: 'node packages/ui/scripts/generate-tokens.ts --check' },
  'check:unused': { command: 'node --conditions=@malote/source node_modules/knip/bin/knip.js' },
  'check:api-report': { command: 'node tooling/checks/api-report.ts', needs: ['build:ui'] },
  'check:size-web': { command: 'node tooling/size/size-web.ts', needs: ['build:web'] },
  'check:pack-api-client': {
    command:
      'publint run .malote/packs/api-client.tgz --strict && attw .malote/packs/api-client.tgz --profile esm-only',
    needs: ['pack:api-client'],
  },
  'check:pack-ui': {
    command:
      'publint run .malote/packs/ui.tgz --strict && attw .malote/packs/ui.tgz --profile esm-only --exclude-entrypoints tailwind.css tokens.css styles.css',
    needs: ['pack:ui'],
  },

  'types:api-client': { command: types('packages/api-client') },
  'types:fixtures': { command: types('packages/fixtures') },
  'types:ui': { command: types('packages/ui') },
  'types:api': { command: types('apps/api') },
  'types:web': { command: types('apps/web'), needs: ['build:routes'] },
  'types:tooling': { command: types('tooling') },
  'types:storybook': { command: types('.storybook') },

  'test:repository': { command: vitest('repository') },
  'test:unit': { command: vitest('unit') },
  'test:tooling': { command: vitest('tooling') },
  'test:api': { command: vitest('api'), needs: ['install:pgbouncer'] },
  'test:consumers': { command: vitest('consumers'), needs: ['install:chromium', 'pack:api-client', 'pack:ui'] },
  'test:browser': { command: vitest('browser'), needs: ['install:chromium'] },
  'test:storybook': { command: vitest('storybook'), needs: ['install:chromium'] },
  'test:static-storybook': { command: vitest('static-storybook'), needs: ['install:chromium', 'build:storybook'] },
  /** Not in `all`, because it installs two browsers. */
  'test:engines': { command: vitest('engines'), needs: ['install:engines', 'build:storybook'] },
  'test:e2e': {
    command: 'playwright test --config apps/web/e2e/playwright.config.ts',
    needs: ['install:chromium', 'build:web'],
  },

  'release:accessibility': {
    command: `ACCESSIBILITY_ENGINE=ibm ${vitest('storybook')}`,
    needs: ['install:chromium'],
  },
  'release:size': { command: `${vitest('tooling')} tooling/size` },
}
