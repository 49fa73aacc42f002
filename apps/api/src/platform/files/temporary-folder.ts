import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './files.ts'

const prefix = 'malote-scratch-'
/** Longer than any request or job: requests end after minutes, and jobs are retried. */
const maximumAgeMs = 3_600_000

type Root = Pick<Files, 'temporaryRoot'>

/**
 * Creates a folder for one request or job, next to the store and not in the temporary folder of the system, which may be
 * memory; the caller deletes it.
 */
export async function createTemporaryFolder({ temporaryRoot }: Root): Promise<string> {
  await mkdir(temporaryRoot, { recursive: true, mode: 0o700 })
  return mkdtemp(join(temporaryRoot, prefix))
}

/** Runs `work` with a temporary folder, and deletes the folder. */
export async function withTemporaryFolder<T>(root: Root, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await createTemporaryFolder(root)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Deletes the folders of killed processes: uploaded files must not remain. By age and not by process, because several
 * machines may share the store.
 */
export async function sweepTemporaryFolders({ temporaryRoot }: Root): Promise<void> {
  for (const name of await readdir(temporaryRoot).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const folder = join(temporaryRoot, name)
    // Another process may sweep at this moment.
    const touched = await stat(folder).catch(() => undefined)
    if (!touched || Date.now() - touched.mtimeMs < maximumAgeMs) continue
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
