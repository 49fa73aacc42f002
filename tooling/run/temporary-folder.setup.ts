import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { createTemporaryFolder, getTestDataFolder } from './temporary-folder.ts'

let folder: string

/** Redirects the temporary folder of the tests and their processes to one that is removed after the run. */
export function setup({ name }: TestProject): void {
  folder = createTemporaryFolder(name === 'api' ? getTestDataFolder() : undefined)
  process.env.TMPDIR = folder
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
