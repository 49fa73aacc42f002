import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The database of the `api` project, another process, a server, or a module that only this file may replace. */
const apiProjectMarkers = /(?<!\.)\binject\(|'node:(?:child_process|https?)'|\.listen\(|\bvi\.mock\(|\/app\.ts'/
const runtimeImport = /^(?:import|export) (?!type )[^']*?from '(\.[^']*)'/gm

/**
 * Whether a test of the API, or a file of `apps/api/test` that it imports, needs the project `api`. Every other test runs
 * in the project `unit`.
 * @param read Returns the text of a file by its path from the root.
 */
export function needsApiProject(path: string, read: (path: string) => string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  const text = read(path)
  if (apiProjectMarkers.test(text)) return true
  return [...text.matchAll(runtimeImport)]
    .map(([, specifier = '']) => join(dirname(path), specifier))
    .some((file) => file.startsWith('apps/api/test/') && needsApiProject(file, read, seen))
}

/** The tests of the API that need no database, server or process, by their paths from the root. */
export const pureApiTests: readonly string[] = globSync('apps/api/{src,test}/**/*.test.ts', { cwd: root })
  .filter((path) => !needsApiProject(path, (file) => readFileSync(join(root, file), 'utf8')))
  .sort()
