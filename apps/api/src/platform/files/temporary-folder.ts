import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'malote-scratch-'
/** Longer than any request or job: requests end after minutes, and jobs are retried. */
const maximumAgeMs = 3_600_000

/** Creates a folder on the local disk for one request or job; the caller deletes it. */
export const createTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Runs `work` with a temporary folder, and deletes the folder. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await createTemporaryFolder()
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Deletes the folders of killed processes: uploaded files must not remain. By age and not by process, because a
 * machine's temporary folder may be shared with processes that are not visible from here.
 */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    // Another process may sweep at this moment, or another user own it.
    const touched = await stat(folder).catch(() => undefined)
    if (!touched || Date.now() - touched.mtimeMs < maximumAgeMs) continue
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
