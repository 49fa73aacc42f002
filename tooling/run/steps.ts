/**
 * `npm test`, `pnpm check`, `pnpm verify`, `pnpm build`: runs the steps of package.json whose names contain one of the
 * words, and the steps that they need; all steps without words. Ends with the totals. `--fail-fast` starts no further
 * step after a failure.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatReport } from './report.ts'
import { chooseSteps, type Phase, runSteps } from './run-steps.ts'

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
// Each of these uses both processors. Next to another one, the pages of the browser tests respond so late that their time
// limits end them, and the whole takes as long.
const alone = ['end-to-end', 'test:browser', 'test:storybook', 'test:api']
const others = wireit.all.dependencies.filter((name: string) => !alone.includes(name))
const all: Phase[] = [
  { scripts: alone, parallel: 1 },
  { scripts: others, parallel: 2 },
]
const phases = words.length === 0 && !failFast ? all : [{ scripts: chosen, parallel: 2 }]
const results = await runSteps(phases, root, { failFast })
console.log(formatReport(results))
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
