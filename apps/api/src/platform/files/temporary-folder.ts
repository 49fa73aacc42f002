import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'malote-scratch-'
/** Nothing that is under way takes as long: calls end after minutes, and jobs are tried anew. */
const longestMs = 3_600_000

/** A folder on this machine's disk for what a call or a job writes down for itself; whoever asked for it removes it. */
export const createTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Lets `work` have such a folder, and removes it. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await createTemporaryFolder()
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes what processes left that were killed: files that people sent must not lie about. By age and not by whose it
 * was, because a machine's temporary folder may be shared with processes that cannot be seen from here.
 */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    // Another process may sweep at this moment, or another user own it.
    const touched = await stat(folder).catch(() => undefined)
    if (!touched || Date.now() - touched.mtimeMs < longestMs) continue
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
