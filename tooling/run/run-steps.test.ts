import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatReport } from './report.ts'
import { chooseSteps, listSteps, runSteps } from './run-steps.ts'
import { steps as allSteps, type Step } from './step-list.ts'

let folder: string
let steps: Record<string, Step>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'malote steps '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Plants these steps; a step is a command, or a command and the steps that it needs. */
function write(planted: Record<string, string | [command: string, ...needs: string[]]>): void {
  const entries = Object.entries(planted).map(([name, step]): [string, Step] =>
    typeof step === 'string' ? [name, { command: step }] : [name, { command: step[0], needs: step.slice(1) }],
  )
  steps = Object.fromEntries(entries)
}

const run = (chosen: string[], options?: { failFast: boolean }) =>
  runSteps([{ steps: chosen, parallel: 2 }], steps, folder, options)

/** Ends two seconds after the step `failing` has failed. */
const waitForFailure = 'while [ ! -e .malote/run/failing.ended ]; do sleep 0.1; done; sleep 2'

test('starts further steps after a failed one', async () => {
  write({ failing: 'exit 3', waiting: waitForFailure, after: ['true', 'waiting'] })
  const results = await run(['failing', 'after'])
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['failing', 0, 1],
    ['waiting', 1, 0],
    ['after', 1, 0],
  ])
})

test('a command that does not exist is a failure', async () => {
  write({ lost: 'no-such-command' })
  expect(await run(['lost'])).toMatchObject([{ passed: 0, failed: 1 }])
})

test('a script that does not exist is a failure, also of the steps that cannot start without it', async () => {
  write({ good: 'true' })
  const results = await run(['good', 'absent'])
  expect(results.map(({ failed }) => failed)).toEqual([1, 1])
})

test('does not run a step whose required step failed, and counts it as failed', async () => {
  write({ build: 'exit 3', pack: ['touch packed', 'build'], publish: ['true', 'pack'] })
  const results = await run(['publish'])
  expect(results).toMatchObject([
    { name: 'build', failed: 1 },
    { name: 'pack', failed: 1, unmet: 'build' },
    { name: 'publish', failed: 1, unmet: 'pack' },
  ])
  expect(existsSync(join(folder, 'packed'))).toBe(false)
})

test('starts a step after the steps that it needs', async () => {
  write({ write: 'sleep 0.3 && touch written', read: ['cat written', 'write'] })
  expect((await run(['read'])).map(({ failed }) => failed)).toEqual([0, 0])
})

test('runs as many steps at once as a phase allows, one phase after the other, and counts a step of both once', async () => {
  const meet = (mine: string, other: string) => `touch ${mine}; while [ ! -e ${other} ]; do sleep 0.1; done`
  const alone = 'test ! -e busy && touch busy && sleep 0.2 && rm busy'
  // Wireit locks a step before it waits for its turn: `one` must not keep `both` from starting.
  write({
    first: alone,
    second: [alone, 'both'],
    one: [`test ! -e busy && ${meet('1', '2')}`, 'both'],
    two: [meet('2', '1'), 'both'],
    both: 'true',
  })
  const phases = [
    { steps: ['first', 'second'], parallel: 1 },
    { steps: ['one', 'two'], parallel: 2 },
  ]
  const results = await runSteps(phases, steps, folder)
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['first', 1, 0],
    ['both', 1, 0],
    ['second', 1, 0],
    ['one', 1, 0],
    ['two', 1, 0],
  ])
})

test('a step may start wireit itself', async () => {
  const wireit = resolve(import.meta.dirname, 'wireit.ts')
  const manifest = { scripts: { inner: 'wireit' }, wireit: { inner: { command: 'touch inner' } } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const start = `import { runWireit } from '${wireit}'\nprocess.exitCode = await runWireit('inner', '${folder}')`
  writeFileSync(join(folder, 'inner.mjs'), start)
  write({ earlier: 'true', outer: [`'${process.execPath}' inner.mjs`, 'earlier'] })
  expect((await run(['outer'])).map(({ passed }) => passed)).toEqual([1, 1])
  expect(existsSync(join(folder, 'inner'))).toBe(true)
})

test('failFast starts no step after a failure', async () => {
  const failing = 'while [ ! -e started ]; do sleep 0.1; done; exit 3'
  write({ failing, waiting: `touch started; ${waitForFailure}`, after: ['touch ran', 'waiting'] })
  const results = await run(['failing', 'after'], { failFast: true })
  expect(results.map(({ name }) => name)).toEqual(['failing', 'waiting'])
  expect(existsSync(join(folder, 'ran'))).toBe(false)
})

const failed = { name: 'planted.test.ts', status: 'failed', assertionResults: [{ fullName: 'two', status: 'failed' }] }
const resultsJson = JSON.stringify({ numPassedTests: 5, testResults: [failed, failed] })

test('reads the counts of a test runner from its results file', async () => {
  write({ 'test:planted': `echo '${resultsJson}' > "$RESULTS_FOLDER/planted.json"; exit 1` })
  expect(await run(['test:planted'])).toMatchObject([{ passed: 5, failed: 2 }])
})

test('a test runner with a failing exit code fails, although every test passed', async () => {
  write({ 'test:planted': `echo '{"numPassedTests":5,"testResults":[]}' > "$RESULTS_FOLDER/planted.json"; exit 1` })
  expect(await run(['test:planted'])).toMatchObject([{ passed: 5, failed: 1 }])
})

test('a test runner that crashed counts as one failure, not as its previous run', async () => {
  write({ 'test:planted': `echo '${resultsJson}' > "$RESULTS_FOLDER/planted.json"; exit 1` })
  await run(['test:planted'])
  write({ 'test:planted': 'true' })
  expect(await run(['test:planted'])).toMatchObject([{ passed: 0, failed: 1 }])
})

test('the report names the failures and ends with the totals of all steps', () => {
  const text = formatReport([
    { name: 'types', passed: 1, failed: 0, failures: [], seconds: 1 },
    { name: 'tests', passed: 40, failed: 2, failures: ['what was promised', 'and what else'], seconds: 3 },
  ])
  expect(text).toContain('✗ tests › what was promised')
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed')
})

test('counts repository checks apart, and shows a failed check in the last line', () => {
  const check = { name: 'types', passed: 1, failures: [], seconds: 1, isCheck: true }
  const tests = { name: 'tests', passed: 40, failed: 0, failures: [], seconds: 3, isCheck: false }
  const lastLines = (text: string, count: number) => text.split('\n').slice(-count)
  expect(lastLines(formatReport([{ ...check, failed: 0 }, tests]), 2)).toEqual([
    'Repository checks: 1 passed, 0 failed',
    '40 passed, 0 failed',
  ])
  expect(lastLines(formatReport([{ ...check, passed: 0, failed: 1 }, tests]), 1)).toEqual(['40 passed, 1 failed'])
  expect(lastLines(formatReport([{ ...check, failed: 0 }]), 1)).toEqual(['1 passed, 0 failed'])
})

const graph: Record<string, Step> = {
  all: { needs: ['quick', 'publish'] },
  quick: { needs: ['format'] },
  format: { command: 'format' },
  build: { command: 'build' },
  pack: { command: 'pack', needs: ['build'] },
  publish: { command: 'publish', needs: ['pack', 'build'] },
}

test('chooses steps and groups by words, and lists a step once, after the steps that it needs', () => {
  expect(listSteps('all', graph)).toEqual(['format', 'build', 'pack', 'publish'])
  expect(chooseSteps(['form', 'build'], graph)).toEqual(['format', 'build'])
  expect(chooseSteps(['quick'], graph)).toEqual(['quick'])
  expect(chooseSteps([], graph)).toEqual(['all'])
})

test('every step exists, and `npm test` or a release runs it', () => {
  const names = [...listSteps('all', allSteps), ...listSteps('release-checks', allSteps)]
  expect(names.filter((name) => !(name in allSteps))).toEqual([])
  expect(Object.keys(allSteps).filter((name) => allSteps[name]?.command && !names.includes(name))).toEqual([])
})
