import type { StepResult } from './run-steps.ts'

/** @returns the names of the failures, the table of steps and, as the very last line, the totals. */
export function formatReport(results: readonly StepResult[]): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length))
  const row = (mark: string, name: string, passed: string, failed: string, seconds: string) =>
    `${mark} ${name.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(7)}`
  const lines = results.map(({ name, passed, failed, seconds, unmet }) => {
    const line = row(failed ? '✗' : '✓', name, `${passed}`, `${failed}`, seconds.toFixed(1))
    return unmet ? `${line}  not run: needs ${unmet}` : line
  })
  const failures = results.flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name} › ${failure}`))
  const countTotal = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
  const head = row(' ', 'step', 'passed', 'failed', 'seconds')
  return [
    '',
    ...failures,
    '',
    head,
    ...lines,
    '',
    `${countTotal('passed')} passed, ${countTotal('failed')} failed`,
  ].join('\n')
}
