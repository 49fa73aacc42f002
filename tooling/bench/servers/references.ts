/**
 * The libraries that the design system is compared with. They have a separate folder and lockfile, so that installing
 * and testing the repository does not fetch them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const referencesFolder = import.meta.dirname

const { packageManager } = JSON.parse(readFileSync(resolve(referencesFolder, '../../package.json'), 'utf8'))
const { dependencies } = JSON.parse(readFileSync(resolve(referencesFolder, 'package.json'), 'utf8'))

/** Installs the libraries if they are missing. @throws {Error} When they cannot be fetched. */
export function installReferences(): void {
  const args = [
    '--yes',
    packageManager,
    '--dir',
    referencesFolder,
    'install',
    '--ignore-workspace',
    '--frozen-lockfile',
  ]
  const { status, stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The reference libraries could not be installed.\n${stdout}${stderr}`)
}

/** @returns "Mantine 9.7.4" and the like. */
export const withVersion = (name: string, dependency: string): string => `${name} ${dependencies[dependency]}`
