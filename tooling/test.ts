/**
 * `npm test`: brings a browser when the machine has none, runs every step, also after a failed one, and ends
 * with the sums. `npm test -- "tests api" types` runs the steps whose names contain one of the words.
 */
import { bringChromium } from './bring-chromium.ts'
import { report } from './report.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const words = process.argv.slice(2)
const chosen = words.length ? steps.filter((step) => words.some((word) => step.name.includes(word))) : steps

if (chosen.some((step) => step.browser)) await bringChromium()
const results = await runSteps(chosen)
console.log(report(results))
process.exitCode = results.length && results.every((result) => result.failed === 0) ? 0 : 1
