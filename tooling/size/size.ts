/** `pnpm size`: compares the size of each component with its budget. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { budgets, styleSheetLimit, writeExports } from './budgets.ts'
import { measureSize } from './measure.ts'

process.env.NODE_ENV = 'production'
const root = resolve(import.meta.dirname, '../..')
const kB = (bytes: number) => Number((bytes / 1000).toFixed(1))

function measureStyleSheet(): number {
  const build = spawnSync('node', ['--run', 'build'], { cwd: resolve(root, 'packages/ui'), encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`packages/ui does not build.\n${build.stdout}${build.stderr}`)
  return gzipSync(readFileSync(resolve(root, 'packages/ui/dist/styles/precompiled.css')), { level: 9 }).length
}

const rows: Record<string, Record<string, number>> = {}
const exceeded: string[] = []
/** Rounded sizes hide what is a few bytes too large. */
function compare(name: string, bytes: number, limit: number): void {
  if (bytes > limit * 1000) exceeded.push(`${name}: ${bytes} bytes, limit ${limit * 1000}`)
}
for (const { name, exports, firstLoad: firstLimit, total: limit } of budgets) {
  const { firstLoad, total } = await measureSize(writeExports(exports))
  rows[name] = { 'first load': kB(firstLoad), budget: firstLimit, 'with code on intent': kB(total), limit }
  compare(`${name}, first load`, firstLoad, firstLimit)
  compare(`${name}, with code on intent`, total, limit)
}
const css = measureStyleSheet()
rows['styles.css'] = { 'first load': kB(css), budget: styleSheetLimit }
compare('styles.css', css, styleSheetLimit)
console.log('kB, gzip, without React.')
console.table(rows)
if (exceeded.length > 0) {
  console.error(`Over the budgets of tooling/size/budgets.ts:\n${exceeded.join('\n')}`)
  process.exitCode = 1
}
