import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatReport } from './report.ts'
import { runSteps } from './run-steps.ts'
import { chooseSteps, type Step, steps } from './steps.ts'

const node = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  argv: ['node', '-e', code, '--'],
  ...more,
})
const good = (name: string, more?: Partial<Step>) => node(name, '', more)
const bad = (name: string, more?: Partial<Step>) => node(name, 'console.error("why it failed"); process.exit(3)', more)

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test('runs the next steps after a failed one', async () => {
  const results = await runSteps([good('first'), bad('second'), good('third')])
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['first', 1, 0],
    ['second', 0, 1],
    ['third', 1, 0],
  ])
})

test('prints the output of a failed check', async () => {
  await runSteps([bad('loud')])
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('why it failed'))
})

test('a command that does not exist is a failure, not a crash', async () => {
  const [result] = await runSteps([{ name: 'lost', argv: ['no-such-command'] }])
  expect(result).toMatchObject({ passed: 0, failed: 1 })
})

test('does not run a step whose required step failed, and counts it as failed', async () => {
  const steps = [bad('build'), good('pack', { needs: ['build'] }), good('publish', { needs: ['pack'] })]
  const results = await runSteps(steps)
  expect(results[1]).toMatchObject({ failed: 1, unmet: 'build' })
  expect(results[2]).toMatchObject({ failed: 1, unmet: 'pack' })
})

test('starts a step after the steps that it needs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-steps-'))
  const file = join(folder, 'written')
  const write = `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''), 300)`
  const read = `require('node:fs').readFileSync(${JSON.stringify(file)})`
  const results = await runSteps([node('write', write), node('read', read, { needs: ['write'] })])
  expect(results.map(({ failed }) => failed)).toEqual([0, 0])
  rmSync(folder, { recursive: true })
})

test('failFast starts no step after a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-steps-'))
  const sign = JSON.stringify(join(folder, 'failing'))
  const failing = node('first', `require('node:fs').writeFileSync(${sign}, ''); process.exit(3)`)
  // Keeps the second worker busy until the first step has failed, also on a busy machine.
  const waitForFailure = `const held = setInterval(() => {
    if (!require('node:fs').existsSync(${sign})) return
    clearInterval(held)
    setTimeout(() => {}, 2_000)
  }, 20)`
  const results = await runSteps([failing, node('beside it', waitForFailure), good('later')], { failFast: true })
  expect(results.map(({ name }) => name)).toEqual(['first', 'beside it'])
  rmSync(folder, { recursive: true })
})

const failed = { name: 'planted.test.ts', status: 'failed', assertionResults: [{ fullName: 'two', status: 'failed' }] }
const resultsJson = JSON.stringify({ numPassedTests: 5, testResults: [failed, failed] })
const writeResults = `
  const file = process.argv.find((word) => word.startsWith('--outputFile.json=')).split('=')[1]
  require('node:fs').writeFileSync(file, ${JSON.stringify(resultsJson)}); process.exit(1)`

test('reads the counts of a test runner from its results file', async () => {
  const [result] = await runSteps([node('planted sums', writeResults, { runner: 'vitest' })])
  expect(result).toMatchObject({ passed: 5, failed: 2 })
})

test('a test runner that crashed counts as one failure, not as its previous run', async () => {
  await runSteps([node('planted death', writeResults, { runner: 'vitest' })])
  const [result] = await runSteps([good('planted death', { runner: 'vitest' })])
  expect(result).toMatchObject({ passed: 0, failed: 1 })
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

test('steps chosen by name include the steps that they need', () => {
  const among = [
    good('build'),
    good('pack', { needs: ['build'] }),
    good('format'),
    good('publish', { needs: ['pack'] }),
  ]
  const named = (...words: string[]) => chooseSteps(words, among).map(({ name }) => name)
  expect(named('publish')).toEqual(['build', 'pack', 'publish'])
  expect(named('form', 'build')).toEqual(['build', 'format'])
  expect(named()).toHaveLength(4)
})

test('every required step exists and comes before the steps that need it', () => {
  const names = steps.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const [index, { needs = [] }] of steps.entries()) {
    expect(names.slice(0, index)).toEqual(expect.arrayContaining([...needs]))
  }
})
