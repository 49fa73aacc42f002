/**
 * Generates `src/routeTree.gen.ts` from the files of `src/routes`, as Vite does. Without it a new page has no type, and
 * the compiler error does not show the cause.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import { routeTreeOptions } from './route-tree-options.ts'

const root = resolve(import.meta.dirname, '..')
const tree = () => readFileSync(resolve(root, 'src/routeTree.gen.ts'), 'utf8')
const before = tree()
await new Generator({ config: getConfig(routeTreeOptions, root), root }).run()
if (tree() !== before) {
  process.stderr.write(
    'The pages have changed, and apps/web/src/routeTree.gen.ts with them. Run this again; commit both.\n',
  )
  process.exitCode = 1
}
