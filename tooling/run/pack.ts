/** Packs one package as it would be published: `node tooling/run/pack.ts <name> <tarball>`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const [name, tarball] = process.argv.slice(2)
if (!name || !tarball) throw new Error('Usage: node tooling/run/pack.ts <package folder> <tarball>')

const out = resolve(root, tarball)
mkdirSync(dirname(out), { recursive: true })
const { packageManager } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
// Only pnpm's pack writes publishConfig's entry points and the catalog's versions into the manifest.
const args = ['--yes', packageManager, '--dir', resolve(root, 'packages', name), 'pack', '--out', out]
const { status } = spawnSync('npx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
process.exitCode = status ?? 1
