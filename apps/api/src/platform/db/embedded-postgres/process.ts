import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, rmSync, statSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../config/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { serverEnvironment } from './cluster.ts'
import type { Home } from './home.ts'

/** The server process that holds a data folder, as its pid file tells. */
export interface LiveServer {
  readonly pid: number
  readonly sockets: string
}

const pidFile = (home: Home): string => join(home.data, 'postmaster.pid')

/** Whether `pid` is a PostgreSQL server of this folder. A number left by a dead server may belong to anything now. */
function holds(home: Home, pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  if (process.platform !== 'linux') return true
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
    // The server's current folder is its data folder, also after somebody moved that.
    return basename(command) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === home.data
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

/** The server that runs on this data folder now, if any. A pid file of a dead one is removed. */
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

/** A server we started. */
export interface StartedServer {
  /** What it said at its end, once it has ended. */
  readonly failure: () => string | undefined
}

const largestLog = 10 * 1024 * 1024

/** Starts the server process. It leads its own process group, so that Ctrl+C in a terminal reaches only us. */
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
  let refusal: string | undefined
  child.on('error', (error) => {
    refusal = error.message
  })
  child.on('exit', () => {
    ended = true
  })
  const lastWords = (): string => readFileSync(home.log).subarray(from).toString('utf8').trim() || 'sem mensagem'
  return { failure: () => refusal ?? (ended ? lastWords() : undefined) }
}

/** Ends a server: politely (open connections are closed, data is written), then at once if it does not listen. */
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
      // The pid file goes last; waiting for the process itself would wait for whoever reaps it.
      if (findServer(home)?.pid !== pid) return
    }
  }
  throw new StartupError(`O PostgreSQL de ${home.data} (processo ${pid}) não terminou. Encerre-o e inicie de novo.`)
}
