/** `pnpm check`: the checks to run before each commit; no browser, no database, under two minutes. */
import { formatReport } from './report.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const results = await runSteps(steps.filter((step) => step.quick))
console.log(formatReport(results))
process.exitCode = results.some((result) => result.failed) ? 1 : 0
