import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Runs git in this repository, also when the clone belongs to another user of the machine. */
export function git(...args: string[]): string {
  const argv = ['-c', `safe.directory=${root}`, ...args]
  return execFileSync('git', argv, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

/** Paths from the root of all existing files that git tracks or would track: every file that is not ignored. */
export const trackedFiles: readonly string[] = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  .split('\0')
  .filter((path) => path && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
  .sort()

/** @returns the text of a file, by its path from the root. */
export const readTracked = (path: string): string => readFileSync(join(root, path), 'utf8')

/** @returns the tracked files under a folder, optionally only those whose path matches. */
export const listFiles = (folder: string, pattern = /./): string[] =>
  trackedFiles.filter((path) => path.startsWith(`${folder}/`) && pattern.test(path))
