/** `pnpm verify`: all that CI runs, stopping at the first failure: what to run before opening a pull request. */
import { findChromium } from './chromium.ts'
import { report } from './report.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

process.env.CHROMIUM_PATH = await findChromium()
const results = await runSteps(steps, { failFast: true })
console.log(report(results))
process.exitCode = results.some((result) => result.failed) ? 1 : 0
