import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = resolve(import.meta.dirname, '../..')

/** The test counts of a step, and for each failed test its name and, in the lines after it, its error. */
export type TestCounts = { passed: number; failed: number; failures: string[] }

type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[]
}
type VitestResult = { status: string; fullName: string; failureMessages?: string[] }
type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results?: { errors: { message?: string }[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

/** Enough lines for the expected and the received value. The whole error is in the output of the step. */
const errorLines = 8

function withErrors(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, errorLines))
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line.trimEnd()}`)].join('\n')
}

/** A test that did not run counts as failed, because the repository skips none; so does a file that did not load. */
function countVitest({ numPassedTests, testResults }: VitestReport): TestCounts {
  const failures = testResults.flatMap(({ name: path, status, assertionResults }) => {
    const name = relative(root, path)
    const broken = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages = [] }) => withErrors(`${name}: ${fullName}`, failureMessages))
    return status === 'failed' && broken.length === 0 ? [`${name}: outside of its tests`] : broken
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

/** A test that passed only on a retry counts as failed. */
function countPlaywright({ suites, errors }: PlaywrightReport): TestCounts {
  const all = (suite: PlaywrightSuite): { name: string; isExpected: boolean }[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results = [] }) => ({
        name: withErrors(
          `${suite.file}: ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
        ),
        isExpected: status === 'expected',
      })),
    ),
    ...(suite.suites ?? []).flatMap(all),
  ]
  const tests = suites.flatMap(all)
  const failures = [
    ...tests.filter(({ isExpected }) => !isExpected).map(({ name }) => name),
    ...errors.map(({ message = 'an error outside of any test' }) => message.split('\n')[0] ?? message),
  ]
  return { passed: tests.filter(({ isExpected }) => isExpected).length, failed: failures.length, failures }
}

/** @returns the counts in the results file of Vitest or Playwright. */
export function countResults(json: string): TestCounts {
  const report = JSON.parse(json)
  return 'suites' in report ? countPlaywright(report) : countVitest(report)
}

/** Adjusts the counts to the exit code: a run that failed, or that ran no test, has at least one failure. */
export function normalizeResult(counts: TestCounts, exitCode: number): TestCounts {
  const isSilent = counts.passed + counts.failed === 0
  if (counts.failed > 0 || (exitCode === 0 && !isSilent)) return counts
  return { ...counts, failed: 1, failures: [isSilent ? 'no test ran' : `it ended with exit code ${exitCode}`] }
}
