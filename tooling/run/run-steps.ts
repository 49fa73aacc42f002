import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { countResults, normalizeResult, type TestCounts } from './results.ts'
import { runWireit, stopped } from './wireit.ts'

/** The scripts of a package.json with their dependencies; a script without a command is a group. */
export type Graph = Readonly<Record<string, { command?: string; dependencies?: readonly string[] }>>

/** The result of a step. `unmet` names the required step that failed. */
export type StepResult = TestCounts & { name: string; seconds: number; unmet?: string; isCheck?: boolean }

/** @returns the steps of a script, each with the steps that it needs; needed steps come first. */
export function listSteps(script: string, graph: Graph): Map<string, readonly string[]> {
  const { command, dependencies = [] } = graph[script] ?? { command: script }
  const needed = dependencies.flatMap((name) => [...listSteps(name, graph)])
  return new Map(command === undefined ? needed : [...needed, [script, dependencies]])
}

/** @returns the steps and groups whose names contain one of the words; all steps when there are no words. */
export function chooseSteps(words: readonly string[], graph: Graph): string[] {
  if (words.length === 0) return ['all']
  const names = new Set([...listSteps('all', graph).keys(), ...Object.keys(graph)])
  return [...names].filter((name) => words.some((word) => name.includes(word)))
}

/** Static checks, and the tests of the repository itself, are not tests of the product. */
const isCheck = (name: string) => !name.startsWith('test:') || name === 'test:repository'

/** The counts of a finished step: a step without a test runner counts as one. */
function readCounts(name: string, hasPassed: boolean, results: string): TestCounts {
  if (!name.startsWith('test:')) return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, failures: [] }
  try {
    const json = readFileSync(resolve(results, `${name.slice('test:'.length)}.json`), 'utf8')
    return normalizeResult(countResults(json), hasPassed ? 0 : 1)
  } catch {
    return { passed: 0, failed: 1, failures: ['it crashed before it wrote its results'] }
  }
}

/** The name of a step from the folder of a run, in dependencies and in the log: `../../..:test:unit`. */
const nameFromRun = (name: string) => (name.startsWith('./') ? `../../../${name.slice(2)}` : `../../..:${name}`)

/** Scripts of which `parallel` run at the same time. */
export interface Phase {
  readonly scripts: readonly string[]
  readonly parallel: number
}

/**
 * Runs scripts of `folder/package.json` and the scripts that they need. Continues after a failed one.
 *
 * @param phases One runs after the other. Inside of a phase, Wireit starts independent steps in random order.
 * @param options.failFast starts no further step of a phase once one of its steps has failed.
 * @returns the results, without the steps that a stopped run did not reach.
 */
export async function runSteps(
  phases: readonly Phase[],
  folder: string,
  { failFast = false } = {},
): Promise<StepResult[]> {
  const { wireit: graph } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { wireit: Graph }
  const run = resolve(folder, '.malote/run')
  const results = resolve(folder, '.malote/results')
  for (const old of [run, results]) rmSync(old, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const times = new Map<string, number>()
  const runPhase = async ({ scripts, parallel }: Phase, place: number): Promise<number> => {
    const phase = resolve(run, String(place))
    const log = resolve(phase, 'events.log')
    mkdirSync(phase, { recursive: true })
    // Wireit runs one script, so the chosen ones become the dependencies of one.
    const manifest = { scripts: { chosen: 'wireit' }, wireit: { chosen: { dependencies: scripts.map(nameFromRun) } } }
    writeFileSync(resolve(phase, 'package.json'), JSON.stringify(manifest))
    const noteTimes = () => {
      const events = existsSync(log) ? readFileSync(log, 'utf8') : ''
      for (const [event] of events.matchAll(/^(?:🏃|✅|❌) \[.+?\]/gmu)) {
        if (!times.has(event)) times.set(event, performance.now() / 1000)
      }
    }
    const polling = setInterval(noteTimes, 100)
    const exitCode = await runWireit('chosen', phase, {
      RESULTS_FOLDER: results,
      WIREIT_DEBUG_LOG_FILE: log,
      WIREIT_FAILURES: failFast ? 'no-new' : 'continue',
      WIREIT_PARALLEL: String(parallel),
    })
    clearInterval(polling)
    noteTimes()
    return exitCode
  }
  const exitCodes: number[] = []
  for (const [place, phase] of phases.entries()) {
    exitCodes.push(await runPhase(phase, place))
    if (exitCodes.at(-1) === stopped) process.exit(1)
  }

  const steps = new Map(phases.flatMap(({ scripts }) => scripts).flatMap((name) => [...listSteps(name, graph)]))
  const finished = new Map<string, StepResult>()
  for (const [name, needs] of steps) {
    const timeOf = (mark: string) => times.get(`${mark} [${nameFromRun(name)}]`)
    const started = timeOf('🏃')
    const ended = timeOf('❌') ?? timeOf('✅')
    const hasPassed = timeOf('✅') !== undefined && timeOf('❌') === undefined
    const unmet = needs.find((need) => finished.get(need)?.failed)
    if (started === undefined && !unmet && failFast) continue
    const counts = started === undefined ? { passed: 0, failed: 1, failures: [] } : readCounts(name, hasPassed, results)
    finished.set(name, { name, isCheck: isCheck(name), seconds: (ended ?? 0) - (started ?? 0), unmet, ...counts })
  }
  const all = [...finished.values()]
  if (exitCodes.every((code) => code === 0) || all.some(({ failed }) => failed > 0)) return all
  return [...all, { name: 'wireit', isCheck: true, seconds: 0, passed: 0, failed: 1, failures: ['see above'] }]
}
