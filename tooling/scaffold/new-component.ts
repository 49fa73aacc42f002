/**
 * `pnpm new:component progress-ring`: creates a component folder in the design system, and its export in the entry
 * point.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { componentFiles, insertExport } from './component-files.ts'

const root = resolve(import.meta.dirname, '../..')
const entryPoint = join(root, 'packages/ui/src/index.ts')
const [name = ''] = process.argv.slice(2)
const folder = join(root, 'packages/ui/src/components', name)

function stop(reason: string): never {
  console.error(`${reason}\nUsage: pnpm new:component <name-in-kebab-case>`)
  process.exit(1)
}

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) stop(`"${name}" is not a name in kebab-case.`)
if (existsSync(folder)) stop(`There is a component ${name} already.`)

mkdirSync(folder)
for (const [file, text] of Object.entries(componentFiles(name))) writeFileSync(join(folder, file), text)
writeFileSync(entryPoint, insertExport(readFileSync(entryPoint, 'utf8'), name))

// The component name changes line breaks and the order of exports, so the files are formatted.
const { status } = spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', folder, entryPoint], {
  cwd: root,
  stdio: 'inherit',
})
if (status === 0) console.log(`Created packages/ui/src/components/${name}. Next steps: docs/how-to/add-a-component.md`)
process.exitCode = status ?? 1
