import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countResults, normalizeResult } from './results.ts'

const file = (status: string, tests: Record<string, string> = {}) => ({
  name: resolve(import.meta.dirname, '../../apps/api/src/app.test.ts'),
  status,
  assertionResults: Object.entries(tests).map(([fullName, one]) => ({ fullName, status: one })),
})
const vitest = (numPassedTests: number, ...testResults: ReturnType<typeof file>[]) =>
  countResults(JSON.stringify({ numPassedTests, testResults }))

const suite = (tests: Record<string, string>) => ({
  file: 'main.spec.ts',
  specs: Object.entries(tests).map(([title, status]) => ({ title, tests: [{ status }] })),
})
const playwright = (suites: object[], errors: object[] = []) => countResults(JSON.stringify({ suites, errors }))

test('counts passed and failed vitest tests, and lists the failures', () => {
  const files = [file('failed', { one: 'passed', two: 'failed' }), file('passed', { three: 'passed' })]
  expect(vitest(2, ...files)).toEqual({ passed: 2, failed: 1, failures: ['apps/api/src/app.test.ts: two'] })
})

test('lists the error of a failed test, without colors and without the stack', () => {
  const stack = Array.from({ length: 20 }, (_, line) => `at file:${line}`).join('\n')
  const messages = [`\u001B[31mError\u001B[39m: expected 1\n\nreceived 2\n${stack}`]
  const failing = { fullName: 'two', status: 'failed', failureMessages: messages }
  const broken = { ...file('failed'), assertionResults: [failing] }
  const [vitestFailure] = vitest(0, broken).failures
  expect(vitestFailure).toContain('two\n    Error: expected 1\n    received 2\n    at file:0')
  expect(vitestFailure).not.toContain('at file:19')
  const test = { status: 'unexpected', results: [{ errors: messages.map((message) => ({ message })) }] }
  expect(playwright([{ file: 'main.spec.ts', specs: [{ title: 'two', tests: [test] }] }]).failures).toEqual([
    expect.stringContaining('main.spec.ts: two\n    Error: expected 1\n    received 2'),
  ])
})

test('a test file that did not load counts as a failure', () => {
  expect(vitest(1, file('failed'), file('passed', { one: 'passed' }))).toMatchObject({ passed: 1, failed: 1 })
})

test('a file that fails after all of its tests passed counts as a failure', () => {
  expect(vitest(1, file('failed', { one: 'passed' }))).toMatchObject({ passed: 1, failed: 1 })
})

test('a skipped test counts as a failure', () => {
  expect(vitest(1, file('passed', { one: 'passed', two: 'pending' }))).toMatchObject({ passed: 1, failed: 1 })
  expect(playwright([suite({ one: 'expected', two: 'skipped' })])).toMatchObject({ passed: 1, failed: 1 })
})

test('a test that passed only on a retry counts as a failure', () => {
  const nested = { ...suite({ one: 'expected' }), suites: [suite({ two: 'flaky', three: 'unexpected' })] }
  expect(playwright([nested])).toEqual({
    passed: 1,
    failed: 2,
    failures: ['main.spec.ts: two', 'main.spec.ts: three'],
  })
})

test('an error outside of the end-to-end tests counts as a failure', () => {
  const errors = [{ message: 'The API ended with 1.\nat start' }]
  expect(playwright([], errors)).toEqual({ passed: 0, failed: 1, failures: ['The API ended with 1.'] })
})

test('a run without any test fails', () => {
  expect(normalizeResult({ passed: 0, failed: 0, failures: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run with a failing exit code fails, although every test passed', () => {
  expect(normalizeResult({ passed: 8, failed: 0, failures: [] }, 1)).toMatchObject({ passed: 8, failed: 1 })
  expect(normalizeResult({ passed: 8, failed: 2, failures: ['one', 'two'] }, 1)).toMatchObject({ passed: 8, failed: 2 })
})
