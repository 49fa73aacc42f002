/**
 * `npm test`, `pnpm check`, `pnpm verify`, `pnpm build`: runs the steps of package.json whose names contain one of the
 * words, and the steps that they need; all steps without words. Ends with the totals. `--fail-fast` starts no further
 * step after a failure.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatReport } from './report.ts'
import { chooseSteps, runSteps } from './run-steps.ts'

const root = resolve(import.meta.dirname, '../..')
const { wireit } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
const words = process.argv.slice(2).filter((word) => word !== '--fail-fast')
const chosen = chooseSteps(words, wireit)
if (chosen.length === 0) {
  console.error(
    `No step has a name with "${words.join('" or "')}". The steps are:\n${chooseSteps([''], wireit).join('\n')}`,
  )
  process.exit(1)
}
const failFast = process.argv.includes('--fail-fast')
// Steps of one list run one after the other. The tests of the API and those in a browser take longest; each list has one
// half of the work, so that both processors have work until the end.
const inBrowser = ['end-to-end', 'test:browser', 'test:storybook']
const others = wireit.all.dependencies.filter((name: string) => !inBrowser.includes(name))
const lanes = words.length === 0 && !failFast ? [inBrowser, others] : [chosen]
const results = await runSteps(lanes, root, { failFast })
console.log(formatReport(results))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
