import { rmSync } from 'node:fs'
import { temporaryFolder } from './temporary-folder.ts'

let folder: string

/** Whatever tests, and the processes that they start, write into the temporary folder goes with the run. */
export function setup(): void {
  folder = temporaryFolder()
  process.env.TMPDIR = folder
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
