import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const named = /^malote-run-(\d+)-/

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
export function createTemporaryFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(named.exec(name)?.[1])
    if (!pid || lives(pid)) continue
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
    } catch {
      // It belongs to another user, or another run is removing it.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `malote-run-${process.pid}-`))
  // In a root session the database server runs as another user, who needs access.
  chmodSync(folder, 0o755)
  return folder
}
