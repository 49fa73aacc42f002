import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = /^malote-run-(\d+)-/

/** More than the databases of all tests need. */
const neededBytes = 4 * 1024 ** 3

/**
 * @param memory The folder of a file system in memory.
 * @param mounts The file of the kernel with the options of all file systems.
 * @returns the folder for the data of tests: in memory if there is space. A database consists of six hundred files, and
 * a disk takes eight times as long to create them. A root session also copies the database server there, so that the
 * file system must allow programs.
 */
export function getTestDataFolder(memory = '/dev/shm', mounts = '/proc/mounts'): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const mount = readFileSync(mounts, 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory)
    const isUsable = bavail * bsize >= neededBytes && !/\bnoexec\b/.test(mount ?? '')
    return isUsable ? memory : tmpdir()
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
