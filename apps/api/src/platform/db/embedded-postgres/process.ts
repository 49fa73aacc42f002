import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../config/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import type { Home } from './home.ts'

/** The server process of a data folder, according to its pid file. */
export interface LiveServer {
  readonly pid: number
  readonly sockets: string
}

const pidFile = (home: Home): string => join(home.data, 'postmaster.pid')

/** Whether `pid` is a PostgreSQL server of this folder. The process id of a dead server may belong to another process. */
function holds(home: Home, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
    // The working directory of the server is its data folder, also after the folder was moved.
    return basename(command) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === home.data
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

/** Returns the running server of this data folder, if any. Deletes the pid file of a dead one. */
export function findServer(home: Home): LiveServer | undefined {
  let lines: string[]
  try {
    lines = readFileSync(pidFile(home), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const pid = Number(lines[0])
  if (!pid) return undefined
  if (holds(home, pid)) return { pid, sockets: lines[4] ?? '' }
  rmSync(pidFile(home), { force: true })
  return undefined
}

/** A server that this process started. */
export interface StartedServer {
  /** Returns the last output of the server, after it ended. */
  readonly failure: () => string | undefined
}

const largestLog = 10 * 1024 * 1024

/** Starts the server process. It leads its own process group, so that Ctrl+C in a terminal reaches only this process. */
export function spawnServer(home: Home, binaries: Binaries, settings: Record<string, string>): StartedServer {
  const all: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: home.sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const size = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0
  const from = size > largestLog ? 0 : size
  if (size > largestLog) truncateSync(home.log)
  const log = openSync(home.log, 'a', 0o600)
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', home.data, ...options], {
    cwd: home.data,
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
    ...home.identity,
  })
  closeSync(log)
  child.unref()
  let ended = false
  let rejection: string | undefined
  child.on('error', (error) => {
    rejection = error.message
  })
  child.on('exit', () => {
    ended = true
  })
  const readLogEnd = (): string => readFileSync(home.log).subarray(from).toString('utf8').trim() || 'sem mensagem'
  return { failure: () => rejection ?? (ended ? readLogEnd() : undefined) }
}

/**
 * Stops a server: first in fast mode (connections are closed, data is written), then immediately if it does not
 * react.
 */
export async function endServer(home: Home, { pid }: LiveServer): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
      throw new StartupError(
        `O PostgreSQL de ${home.data} (processo ${pid}) é de outro usuário e não pode ser encerrado.`,
      )
    }
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(25)) {
      // The server deletes its pid file last; the process itself may remain until its parent reaps it.
      if (findServer(home)?.pid !== pid) return
    }
  }
  throw new StartupError(`O PostgreSQL de ${home.data} (processo ${pid}) não terminou. Encerre-o e inicie de novo.`)
}
