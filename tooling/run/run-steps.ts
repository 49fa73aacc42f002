import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { findFreePorts } from './free-ports.ts'
import { countResults, normalizeResult, type TestCounts } from './results.ts'
import { getResultsFile, repositoryRules, type Step } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')
const concurrency = 2
/**
 * The number of consecutive ports that the end-to-end tests may use: one per started product
 * (apps/web/e2e/api-process.ts).
 */
const endToEndPorts = 10

/** The result of a step. `unmet` names the required step that failed. */
export type StepResult = TestCounts & { name: string; seconds: number; unmet?: string; isCheck?: boolean }

/**
 * Test runners use all cores and show their progress, so they run exclusively; static checks run in parallel without
 * output.
 */
const isExclusive = (step: Step) => step.runner !== undefined

/** Static checks, and the tests of the repository itself, are not tests of the product. */
const isCheck = (step: Step) => step.runner === undefined || step.name === repositoryRules

async function buildCommand(step: Step): Promise<{ args: string[]; env: NodeJS.ProcessEnv }> {
  const args = step.argv.slice(1)
  const file = resolve(root, getResultsFile(step))
  if (step.runner === 'vitest') args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  if (step.runner !== 'playwright') return { args, env: process.env }
  const E2E_PORT = process.env.E2E_PORT ?? String((await findFreePorts(endToEndPorts))[0])
  return { args, env: { ...process.env, E2E_PORT, PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
}

function readCounts(step: Step, exitCode: number): TestCounts {
  if (!step.runner) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, failures: [] }
  try {
    return normalizeResult(
      countResults(step.runner, readFileSync(resolve(root, getResultsFile(step)), 'utf8')),
      exitCode,
    )
  } catch {
    // It crashed before it wrote its results.
    return { passed: 0, failed: 1, failures: ['it crashed before it wrote its results'] }
  }
}

const running = new Set<ChildProcess>()

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function stop() {
  for (const child of running) {
    try {
      // Signals the process group: it includes the browsers and servers of a test runner.
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    } catch {
      // The process has already ended.
    }
  }
  process.exit(1)
}

async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now()
  const { args, env } = await buildCommand(step)
  if (step.runner) {
    const file = resolve(root, getResultsFile(step))
    mkdirSync(dirname(file), { recursive: true })
    rmSync(file, { force: true })
    console.log(`\n── ${step.name}`)
  }
  const output: Buffer[] = []
  return new Promise((done) => {
    const finish = (exitCode: number) => {
      running.delete(child)
      const seconds = (performance.now() - started) / 1000
      if (exitCode !== 0 && !step.runner) console.log(`\n── ${step.name}\n${Buffer.concat(output)}`)
      done({ name: step.name, seconds, isCheck: isCheck(step), ...readCounts(step, exitCode) })
    }
    const child = spawn(step.argv[0], args, {
      cwd: resolve(root, step.cwd ?? '.'),
      env,
      stdio: isExclusive(step) ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', (reason) => {
      output.push(Buffer.from(reason.message))
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs each step as soon as the steps that it needs have passed, and continues after a failed one.
 * @param options.failFast starts no further step once a step has failed.
 */
export async function runSteps(steps: readonly Step[], { failFast = false } = {}): Promise<StepResult[]> {
  for (const signal of signals) process.on(signal, stop)
  const waiting = [...steps]
  const results: StepResult[] = []
  const inFlight = new Map<Step, Promise<void>>()

  const findUnmetNeed = (step: Step) =>
    step.needs?.find((name) => results.some((one) => one.name === name && one.failed))
  const isReady = (step: Step) => {
    const isBlocked = step.needs?.some((name) => [...waiting, ...inFlight.keys()].some((one) => one.name === name))
    const isExclusiveRunning = [...inFlight.keys()].some(isExclusive)
    return !isBlocked && !isExclusiveRunning && inFlight.size < (isExclusive(step) ? 1 : concurrency)
  }
  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const unmet = findUnmetNeed(step)
    const notRun = { name: step.name, isCheck: isCheck(step), seconds: 0, passed: 0, failed: 1, failures: [], unmet }
    const run = unmet ? Promise.resolve(notRun) : runStep(step)
    inFlight.set(
      step,
      run.then((result) => {
        results.push(result)
        inFlight.delete(step)
      }),
    )
  }

  while (waiting.length + inFlight.size > 0) {
    if (failFast && results.some((result) => result.failed)) waiting.length = 0
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) start(next)
    await Promise.race(inFlight.values())
  }
  for (const signal of signals) process.off(signal, stop)
  return steps.flatMap((step) => results.filter((result) => result.name === step.name))
}
