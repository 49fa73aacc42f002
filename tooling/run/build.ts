/** `pnpm build`: builds everything that is published or served: the packages, the web application, Storybook. */
import { formatReport } from './report.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

const results = await runSteps(steps.filter((step) => step.name.startsWith('build ')))
console.log(formatReport(results))
process.exitCode = results.some((result) => result.failed) ? 1 : 0
