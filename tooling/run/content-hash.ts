import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const generated = new Set(['node_modules', 'dist', 'e2e', '.tanstack'])

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  const entries = readdirSync(path, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
  for (const entry of entries) {
    // *.gen.ts files are written by the build out of the other sources: hashing them would make each build stale.
    if (generated.has(entry.name) || entry.name.endsWith('.gen.ts')) continue
    yield* filesUnder(join(path, entry.name))
  }
}

/** @returns one hash for the names and contents of everything under the paths (from the root), and for `extra`. */
export function contentHash(paths: readonly string[], extra = ''): string {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

const stampFile = (name: string) => join(root, '.malote/stamps', name)

/** @returns whether the work called `name` was last finished for exactly this hash. */
export function isStamped(name: string, hash: string): boolean {
  try {
    return readFileSync(stampFile(name), 'utf8') === hash
  } catch {
    return false
  }
}

/** Does the work and remembers the hash it was done for; work that fails midway leaves no stamp. */
export async function stamped(name: string, hash: string, work: () => Promise<void>): Promise<void> {
  rmSync(stampFile(name), { force: true })
  await work()
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hash)
}
