/** `pnpm size`: compares the size of each component with its budget and with the same component of other libraries. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { installReferences, referencesFolder } from '../bench/servers/references.ts'
import { budgets, styleSheetLimit } from './budgets.ts'
import { libraries } from './equivalents.ts'
import { measureSize } from './measure.ts'

process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const kB = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1))
const measureGzip = (path: string) => gzipSync(readFileSync(path), { level: 9 }).length

function measureStyleSheet(): number {
  const build = spawnSync('node', ['--run', 'build'], { cwd: resolve(root, 'packages/ui'), encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`packages/ui does not build.\n${build.stdout}${build.stderr}`)
  return measureGzip(resolve(root, 'packages/ui/dist/styles/precompiled.css'))
}

installReferences()
const requireReference = createRequire(resolve(referencesFolder, 'package.json'))
const rows: Record<string, Record<string, string>> = {}
let isOver = false

for (const { name, exports, firstLoad: first, total: whole } of budgets) {
  const malote = await measureSize(`export { ${exports.join(', ')} } from '@malote/ui'`)
  isOver ||= malote.firstLoad > first * 1000 || malote.total > whole * 1000
  const row: Record<string, string> = {
    'first load': kB(malote.firstLoad),
    'with what comes on intent': kB(malote.total),
    budget: `${first} / ${whole}`,
  }
  for (const library of libraries) {
    const code = library.code[name]
    row[library.name] = kB(code === undefined ? undefined : (await measureSize(code, referencesFolder)).total)
  }
  rows[name] = row
}
const css = measureStyleSheet()
isOver ||= css > styleSheetLimit * 1000
rows['styles.css'] = { 'first load': kB(css), 'with what comes on intent': kB(css), budget: `${styleSheetLimit}` }
for (const library of libraries) {
  const sheet = library.css === undefined ? undefined : measureGzip(requireReference.resolve(library.css))
  rows['styles.css'][library.name] = kB(sheet)
}
console.log('kB, gzip, React not counted. MUI and Chakra make their styles in the script.')
console.table(rows)
process.exitCode = isOver ? 1 : 0
