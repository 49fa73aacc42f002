import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** @returns the hash of a file as npm writes it into lockfiles. */
export const getIntegrity = (path: string) =>
  `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`

/** @returns the paths of the files in a packed package, without the folder that contains them. */
export function listTarball(path: string): string[] {
  const lines = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => line.replace(/^package\//, '')).sort()
}
