import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { countResults, normalizeResult, type TestCounts } from './results.ts'
import type { Step } from './step-list.ts'
import { runWireit, stopped } from './wireit.ts'

type Steps = Readonly<Record<string, Step>>

/** The result of a step. `unmet` names the required step that failed. */
export type StepResult = TestCounts & { name: string; seconds: number; unmet?: string; isCheck?: boolean }

/** @returns the names of the steps behind a name, groups resolved, each once; needed steps come first. */
export function listSteps(name: string, steps: Steps): string[] {
  const { command, needs = [] } = steps[name] ?? { command: name }
  const needed = needs.flatMap((need) => listSteps(need, steps))
  return [...new Set(command === undefined ? needed : [...needed, name])]
}

/** @returns the steps and groups whose names contain one of the words; all steps when there are no words. */
export function chooseSteps(words: readonly string[], steps: Steps): string[] {
  if (words.length === 0) return ['all']
  return Object.keys(steps).filter((name) => words.some((word) => name.includes(word)))
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

/** A shell command that runs a step and leaves two files: one when it starts, one with its exit code when it ends. */
function recordStep(command: string, folder: string, record: string): string {
  return `touch '${record}.started'; (cd '${folder}' || exit; ${command}); code=$?; echo $code > '${record}.ended'; exit $code`
}

/** @returns how long a step ran and whether it passed; undefined for a step that was not started. */
function readRecord(record: string): { seconds: number; hasPassed: boolean } | undefined {
  const [started, ended] = [`${record}.started`, `${record}.ended`]
  if (!existsSync(started)) return undefined
  if (!existsSync(ended)) return { seconds: 0, hasPassed: false }
  const seconds = (statSync(ended).mtimeMs - statSync(started).mtimeMs) / 1000
  return { seconds, hasPassed: readFileSync(ended, 'utf8').trim() === '0' }
}

/** Steps of which `parallel` run at the same time. */
export interface Phase {
  readonly steps: readonly string[]
  readonly parallel: number
}

/**
 * Runs steps and the steps that they need in `folder`. Continues after a failed one.
 *
 * @param phases One runs after the other. Inside of a phase, Wireit starts independent steps in random order.
 * @param options.failFast starts no further step of a phase once one of its steps has failed.
 * @returns the results, without the steps that a stopped run did not reach.
 */
export async function runSteps(
  phases: readonly Phase[],
  steps: Steps,
  folder: string,
  { failFast = false } = {},
): Promise<StepResult[]> {
  const run = resolve(folder, '.malote/run')
  const results = resolve(folder, '.malote/results')
  for (const old of [run, results]) rmSync(old, { recursive: true, force: true })
  for (const empty of [run, results]) mkdirSync(empty, { recursive: true })
  const getRecordPath = (name: string) => resolve(run, name)

  const scripts = Object.entries(steps).map(([name, { command, needs }]) => [
    name,
    { command: command && recordStep(command, folder, getRecordPath(name)), dependencies: needs },
  ])
  const exitCodes: number[] = []
  for (const { steps: chosen, parallel } of phases) {
    // Wireit runs one script of a package.json, so the chosen steps become the dependencies of one.
    const wireit = Object.fromEntries([...scripts, ['chosen', { dependencies: chosen }]])
    const names = Object.fromEntries(Object.keys(wireit).map((name) => [name, 'wireit']))
    writeFileSync(resolve(run, 'package.json'), JSON.stringify({ scripts: names, wireit }))
    const exitCode = await runWireit('chosen', run, {
      RESULTS_FOLDER: results,
      WIREIT_FAILURES: failFast ? 'no-new' : 'continue',
      WIREIT_PARALLEL: String(parallel),
    })
    if (exitCode === stopped) process.exit(1)
    exitCodes.push(exitCode)
  }

  const finished = new Map<string, StepResult>()
  for (const name of phases.flatMap(({ steps: chosen }) => chosen).flatMap((name) => listSteps(name, steps))) {
    const record = readRecord(getRecordPath(name))
    const unmet = steps[name]?.needs?.find((need) => finished.get(need)?.failed)
    if (!record && !unmet && failFast) continue
    const counts = record ? readCounts(name, record.hasPassed, results) : { passed: 0, failed: 1, failures: [] }
    finished.set(name, { name, isCheck: isCheck(name), seconds: record?.seconds ?? 0, unmet, ...counts })
  }
  const all = [...finished.values()]
  if (exitCodes.every((code) => code === 0) || all.some(({ failed }) => failed > 0)) return all
  return [...all, { name: 'wireit', isCheck: true, seconds: 0, passed: 0, failed: 1, failures: ['see above'] }]
}
