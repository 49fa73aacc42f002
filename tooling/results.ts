/** What a step came to, in tests. */
export type Count = { passed: number; failed: number }

type VitestReport = {
  numPassedTests: number
  numTotalTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** Nothing here is skipped, so a test that did not run has not kept its promise; a file that did not load is one. */
function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status === 'passed'),
  )
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length }
}

/** A test that passed only when tried again counts as failed. */
function countPlaywright({ stats }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** @returns the sums in a results file as its test runner wrote it. */
export function countResults(runner: 'vitest' | 'playwright', json: string): Count {
  const report = JSON.parse(json)
  return runner === 'vitest' ? countVitest(report) : countPlaywright(report)
}

/** Makes the sums agree with how the process ended: a run that failed, or ran no test at all, is never all green. */
export function settle(count: Count, exitCode: number): Count {
  const isSilent = count.passed + count.failed === 0
  return (exitCode !== 0 || isSilent) && count.failed === 0 ? { ...count, failed: 1 } : count
}
