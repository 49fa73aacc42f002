/** `pnpm size`: compares the size of each component with its budget and with the same component of other libraries. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { installReferences, referencesFolder } from '../bench/servers/references.ts'
import { budgets, styleSheetLimit } from './budgets.ts'
import { libraries } from './equivalents.ts'
import { measure } from './measure.ts'

process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const kB = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))
const gzipped = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

function ownStyleSheet(): number {
  const build = spawnSync('node', ['--run', 'build'], { cwd: resolve(root, 'packages/ui'), encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`packages/ui does not build.\n${build.stdout}${build.stderr}`)
  return gzipped(resolve(root, 'packages/ui/dist/styles/precompiled.css'))
}

installReferences()
const requireReference = createRequire(resolve(referencesFolder, 'package.json'))
const rows: Record<string, Record<string, string>> = {}
let isOver = false

for (const { name, exports, first, whole } of budgets) {
  const ours = await measure(`export { ${exports.join(', ')} } from '@malote/ui'`)
  isOver ||= ours.first > first * 1000 || ours.whole > whole * 1000
  const row: Record<string, string> = {
    'first load': kB(ours.first),
    'with what comes on intent': kB(ours.whole),
    budget: `${first} / ${whole}`,
  }
  for (const library of libraries) {
    const code = library.code[name]
    row[library.name] = kB(code === undefined ? undefined : (await measure(code, referencesFolder)).whole)
  }
  rows[name] = row
}
const css = ownStyleSheet()
isOver ||= css > styleSheetLimit * 1000
rows['styles.css'] = { 'first load': kB(css), 'with what comes on intent': kB(css), budget: `${styleSheetLimit}` }
for (const library of libraries) {
  const sheet = library.css === undefined ? undefined : gzipped(requireReference.resolve(library.css))
  rows['styles.css'][library.name] = kB(sheet)
}
console.log('kB, gzip, React not counted. MUI and Chakra make their styles in the script.')
console.table(rows)
process.exitCode = isOver ? 1 : 0
