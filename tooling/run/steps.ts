/**
 * `npm test`, `pnpm check`, `pnpm verify`, `pnpm build`: runs the steps of step-list.ts whose names contain one of the
 * words, and the steps that they need; all steps without words. Ends with the totals. `--fail-fast` starts no further
 * step after a failure.
 */
import { resolve } from 'node:path'
import { formatReport } from './report.ts'
import { chooseSteps, type Phase, runSteps } from './run-steps.ts'
import { steps } from './step-list.ts'

const root = resolve(import.meta.dirname, '../..')
const words = process.argv.slice(2).filter((word) => word !== '--fail-fast')
const chosen = chooseSteps(words, steps)
if (chosen.length === 0) {
  console.error(
    `No step has a name with "${words.join('" or "')}". The steps are:\n${chooseSteps([''], steps).join('\n')}`,
  )
  process.exit(1)
}
const failFast = process.argv.includes('--fail-fast')
// Each of these uses both processors. Next to another one, the pages of the browser tests respond so late that their time
// limits end them, and the whole takes as long.
const alone = ['end-to-end', 'test:browser', 'test:storybook', 'test:api']
const others = steps.all?.needs?.filter((name) => !alone.includes(name)) ?? []
const all: Phase[] = [
  { steps: alone, parallel: 1 },
  { steps: others, parallel: 2 },
]
const phases = words.length === 0 && !failFast ? all : [{ steps: chosen, parallel: 2 }]
const results = await runSteps(phases, steps, root, { failFast })
console.log(formatReport(results))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
