/**
 * `pnpm docs:generate`: writes docs/data-model.md, docs/dependencies.md, docs/error-codes.md, the types of the
 * database's rows and the districts from the sources.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dependenciesPage } from './dependencies.ts'
import { errorCodesPage } from './error-codes.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs a command of node_modules/.bin and returns its output.
 *
 * @throws Error with the command's messages when it prints nothing.
 */
function run(command: string, ...argv: string[]): string {
  const file = resolve(root, 'node_modules/.bin', command)
  const { stdout, stderr } = spawnSync(file, argv, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (stdout === '') throw new Error(stderr)
  return stdout
}

const cruise = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'packages']
const pages: Record<string, string> = {
  'docs/error-codes.md': errorCodesPage(),
  'docs/dependencies.md': await dependenciesPage(JSON.parse(run('depcruise', ...cruise))),
  ...JSON.parse(run('node', '--conditions=@malote/source', 'apps/api/scripts/data-model.ts')),
  'apps/api/src/modules/postal-codes/districts.gen.ts': run(
    'node',
    '--conditions=@malote/source',
    'apps/api/scripts/districts.ts',
  ),
}
for (const [path, text] of Object.entries(pages)) writeFileSync(resolve(root, path), text)
process.stdout.write(`${Object.keys(pages).join(', ')} are up to date.\n`)
