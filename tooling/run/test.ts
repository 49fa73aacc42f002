/**
 * `npm test`: installs a browser when the machine has none, runs every step, also after a failed one, and ends with
 * the totals. `npm test -- "tests api" types` runs the steps whose names contain one of the words, and the steps they
 * need.
 */
import { installChromium } from './install-chromium.ts'
import { formatReport } from './report.ts'
import { runSteps } from './run-steps.ts'
import { chooseSteps } from './steps.ts'

const chosen = chooseSteps(process.argv.slice(2))

if (chosen.some((step) => step.browser)) await installChromium()
const results = await runSteps(chosen)
console.log(formatReport(results))
process.exitCode = results.length && results.every((result) => result.failed === 0) ? 0 : 1
