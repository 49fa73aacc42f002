/** `pnpm verify`: runs all steps of CI, stopping at the first failure: run it before opening a pull request. */
import { findChromium } from './chromium.ts'
import { formatReport } from './report.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

process.env.CHROMIUM_PATH = await findChromium()
const results = await runSteps(steps, { failFast: true })
console.log(formatReport(results))
process.exitCode = results.some((result) => result.failed) ? 1 : 0
