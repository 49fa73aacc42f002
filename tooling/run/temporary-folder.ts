import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = /^malote-run-(\d+)-/

/** More than the databases of all tests need. */
const neededBytes = 4 * 1024 ** 3

/**
 * @param memory The folder of a file system in memory.
 * @returns the folder for the data of tests: in memory if there is space. A database consists of six hundred files, and
 * a disk takes eight times as long to create them.
 */
export function getTestDataFolder(memory = '/dev/shm'): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/**
 * Creates a temporary folder whose name contains the process id. It also removes the folders of ended processes,
 * because a killed run cannot remove its own.
 */
export function createTemporaryFolder(parent = tmpdir()): string {
  for (const name of readdirSync(parent)) {
    const pid = Number(named.exec(name)?.[1])
    if (!pid || lives(pid)) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
  const folder = mkdtempSync(join(parent, `malote-run-${process.pid}-`))
  // In a root session the database server runs as another user, who needs access.
  chmodSync(folder, 0o755)
  return folder
}
