/**
 * All checks of the repository. `pnpm check` runs the quick ones, `pnpm verify` and `npm test` run all, and CI runs
 * `npm test`.
 */
export type Step = {
  name: string
  /** A command of node_modules/.bin (or `node`) with its arguments. */
  argv: readonly [command: string, ...args: string[]]
  cwd?: string
  /**
   * How the result is counted. Without it the step counts as one test; a test runner writes its counts to a results
   * file.
   */
  runner?: 'vitest' | 'playwright'
  /** Steps that must pass before this one starts. */
  needs?: readonly string[]
  /** Runs in Chromium. */
  browser?: true
  /** Belongs to `pnpm check`: needs no browser, no database and no build. */
  quick?: true
}

/** The path from the root of a test runner's results file. */
export const getResultsFile = (step: Step) => `.malote/results/${step.name.replaceAll(' ', '-')}.json`

/** The step whose tests check the repository: names, layout, documents, import rules. */
export const repositoryRules = 'repository rules'

const projects = ['packages/api-client', 'packages/ui', 'apps/api', 'apps/web', 'tooling', '.storybook']
const packages = ['api-client', 'ui']

const typeCheckStep = (project: string): Step => ({
  name: `types ${project}`,
  argv: ['tsc', '-p', project],
  // The types of the route paths are generated.
  ...(project === 'apps/web' ? { needs: ['route tree'] } : {}),
  quick: true,
})

function vitestStep(project: string, more: Partial<Step> = {}): Step {
  const argv = ['run', '--config', 'tooling/vitest.config.ts', '--project', project] as const
  return { name: `tests ${project}`, argv: ['vitest', ...argv], runner: 'vitest', ...more }
}

function packageSteps(name: string): Step[] {
  const tarball = `.malote/packs/${name}.tgz`
  const cssEntries = ['theme.css', 'tokens.css', 'styles.css']
  return [
    { name: `build ${name}`, argv: ['node', '--run', 'build'], cwd: `packages/${name}` },
    { name: `pack ${name}`, argv: ['node', 'tooling/run/pack.ts', name, tarball], needs: [`build ${name}`] },
    { name: `publint ${name}`, argv: ['publint', 'run', tarball, '--strict'], needs: [`pack ${name}`] },
    {
      name: `attw ${name}`,
      // Style sheets are excluded: the check supports only JavaScript entry points.
      argv: ['attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...cssEntries],
      needs: [`pack ${name}`],
    },
  ]
}

export const steps: readonly Step[] = [
  { name: 'format and lint', argv: ['biome', 'check', '--error-on-warnings', '.'], quick: true },
  { name: 'import rules', argv: ['depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages'], quick: true },
  { name: 'route tree', argv: ['node', 'apps/web/build/route-tree.ts'], quick: true },
  ...['icons', 'tokens'].map((name) => ({
    name: `generated ${name}`,
    argv: ['node', `packages/ui/scripts/generate-${name}.ts`, '--check'] as const,
    quick: true as const,
  })),
  ...projects.map(typeCheckStep),
  {
    name: 'unused code',
    // It loads Vite's configuration, which imports the contract from its sources.
    argv: ['node', '--conditions=@malote/source', 'node_modules/knip/bin/knip.js'],
  },
  ...packages.flatMap(packageSteps),
  { name: 'public API of ui', argv: ['node', 'tooling/checks/api-report.ts'], needs: ['build ui'] },
  { name: 'build web', argv: ['node', '--conditions=@malote/source', 'apps/web/build/build.ts'] },
  { name: 'size of web', argv: ['node', 'tooling/size/size-web.ts'], needs: ['build web'] },
  { name: 'build storybook', argv: ['storybook', 'build', '--quiet'] },
  vitestStep('repository', { name: repositoryRules, quick: true }),
  vitestStep('unit', { quick: true }),
  vitestStep('api'),
  vitestStep('consumers', { browser: true, needs: ['pack api-client', 'pack ui'] }),
  vitestStep('browser', { browser: true }),
  vitestStep('storybook', { browser: true }),
  {
    name: 'end to end',
    argv: ['playwright', 'test', '--config', 'apps/web/e2e/playwright.config.ts'],
    runner: 'playwright',
    browser: true,
    needs: ['build web'],
  },
]

/**
 * Returns the steps whose names contain one of the words, and the steps that they need; all steps when there are no
 * words.
 */
export function chooseSteps(words: readonly string[], among: readonly Step[] = steps): readonly Step[] {
  if (words.length === 0) return among
  const chosen = new Set<string>()
  const choose = ({ name, needs = [] }: Step) => {
    chosen.add(name)
    for (const step of among) if (needs.includes(step.name)) choose(step)
  }
  for (const step of among) if (words.some((word) => step.name.includes(word))) choose(step)
  return among.filter(({ name }) => chosen.has(name))
}
