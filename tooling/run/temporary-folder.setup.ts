import { rmSync } from 'node:fs'
import { createTemporaryFolder } from './temporary-folder.ts'

let folder: string

/** Redirects the temporary folder of the tests and their processes to one that is removed after the run. */
export function setup(): void {
  folder = createTemporaryFolder()
  process.env.TMPDIR = folder
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
