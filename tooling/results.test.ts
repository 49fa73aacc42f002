import { expect, test } from 'vitest'
import { countResults, settle } from './results.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})
const vitest = (numPassedTests: number, numTotalTests: number, ...testResults: ReturnType<typeof file>[]) =>
  countResults('vitest', JSON.stringify({ numPassedTests, numTotalTests, testResults }))
const playwright = (stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>) =>
  countResults('playwright', JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } }))

test('what vitest passed and failed is summed', () => {
  expect(vitest(2, 3, file('failed', 'passed', 'failed'), file('passed', 'passed'))).toEqual({ passed: 2, failed: 1 })
})

test('a test file that did not load counts as a failure', () => {
  expect(vitest(1, 1, file('failed'), file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 })
})

test('a skipped test counts as a failure', () => {
  expect(vitest(1, 2, file('passed', 'passed', 'pending'))).toEqual({ passed: 1, failed: 1 })
  expect(playwright({ expected: 4, skipped: 1 })).toEqual({ passed: 4, failed: 1 })
})

test('a test that passed only when tried again counts as a failure', () => {
  expect(playwright({ expected: 4, flaky: 1, unexpected: 1 })).toEqual({ passed: 4, failed: 2 })
})

test('a run without a single test fails', () => {
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
})

test('a run that ended badly fails, although every test in it passed', () => {
  expect(settle({ passed: 8, failed: 0 }, 1)).toEqual({ passed: 8, failed: 1 })
  expect(settle({ passed: 8, failed: 2 }, 1)).toEqual({ passed: 8, failed: 2 })
})
