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
 * A temporary folder that names the process it belongs to. Whoever makes one removes those whose processes are gone: a
 * run that was killed cannot clean up after itself.
 */
export function temporaryFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(named.exec(name)?.[1])
    if (!pid || lives(pid)) continue
    try {
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
    } catch {
      // Another user's, or another run removes it at this moment.
    }
  }
  const folder = mkdtempSync(join(tmpdir(), `malote-run-${process.pid}-`))
  // The database server of a root session runs as another user, who has to get through here.
  chmodSync(folder, 0o755)
  return folder
}
