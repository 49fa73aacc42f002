/**
 * `pnpm size:web`: compares the first-load size of each page of the built web application with its budget. Fails when
 * one is exceeded. `npm test` runs it after the build.
 */
import { resolve } from 'node:path'
import { routeBudgets } from './route-budgets.ts'
import { measureRoute } from './route-sizes.ts'

const dist = resolve(import.meta.dirname, '../../apps/web/dist')
const kB = (bytes: number) => Number((bytes / 1000).toFixed(1))
const over: string[] = []
const rows: Record<string, Record<string, number>> = {}
for (const { path, document, scripts: budget, files: most } of routeBudgets) {
  const { scripts, files, styles, document: html } = measureRoute(dist, document, path)
  rows[path] = { scripts: kB(scripts), budget, files, 'at most': most, styles: kB(styles), document: kB(html) }
  if (scripts > budget * 1000 || files > most) over.push(path)
}
console.log('First load of each page, kB of gzip.')
console.table(rows)
if (over.length > 0) {
  console.error(`Over the budget of tooling/size/route-budgets.ts: ${over.join(', ')}`)
  process.exitCode = 1
}
