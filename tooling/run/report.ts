import type { StepResult } from './run-steps.ts'

/**
 * @returns the names of the failures, the table of steps and the totals. Repository checks are counted apart; the last
 * line is the total of the tests, with every failure.
 */
export function formatReport(results: readonly StepResult[]): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length))
  const row = (mark: string, name: string, passed: string, failed: string, seconds: string) =>
    `${mark} ${name.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(7)}`
  const lines = results.map(({ name, passed, failed, seconds, unmet }) => {
    const line = row(failed ? '✗' : '✓', name, `${passed}`, `${failed}`, seconds.toFixed(1))
    return unmet ? `${line}  not run: needs ${unmet}` : line
  })
  const failures = results.flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name} › ${failure}`))
  const countTotal = (of: 'passed' | 'failed', among = results) =>
    among.reduce((total, result) => total + result[of], 0)
  const checks = results.filter(({ isCheck }) => isCheck)
  const tests = results.filter(({ isCheck }) => !isCheck)
  const head = row(' ', 'step', 'passed', 'failed', 'seconds')
  const checkTotals = `Repository checks: ${countTotal('passed', checks)} passed, ${countTotal('failed', checks)} failed`
  // A failed check also fails the run, so the last line counts it; passed checks are not tests.
  const lastLine = `${countTotal('passed', tests.length > 0 ? tests : checks)} passed, ${countTotal('failed')} failed`
  const totals = checks.length > 0 && tests.length > 0 ? [checkTotals, lastLine] : [lastLine]
  return ['', ...failures, '', head, ...lines, '', ...totals].join('\n')
}
