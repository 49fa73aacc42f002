import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { explainFolder, StartupError } from '../../config/startup-error.ts'
import { freeBytes, inMegabytes, neededBytes } from '../../files/disk-space.ts'
import { findBinaries, prepareBinaries } from './binaries.ts'
import { prepareCluster, serverUser } from './cluster.ts'
import { type Home, openHome, prepareSockets } from './home.ts'
import { endServer, findServer, type StartedServer, spawnServer } from './process.ts'

/** The log of the launcher; any pino logger matches. */
export interface LauncherLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedPostgresOptions {
  /** The folder of all local data (`MALOTE_DATA_DIR`); the server lives in `postgres/` under it. */
  readonly dataDir: string
  readonly log: LauncherLog
  /** Server settings over the launcher's own, for tests that need speed and no durability. */
  readonly settings?: Record<string, string>
  /** The folder for data when root runs the process under a folder that other users cannot enter. */
  readonly fallbackFolder?: string
  /** Returns the free space of a folder's disk; tests replace it. */
  readonly free?: (folder: string) => Promise<number>
}

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** Connection address of the application's database, for `pg` and for PostgreSQL's own programs. */
  readonly url: string
  readonly dataFolder: string
  /** Ends the server, unless another Malote process still uses it. */
  stop(): Promise<void>
}

const database = 'malote'
/**
 * Every process that uses the server holds this lock in shared mode; a process that gets it exclusively may stop the
 * server.
 */
const lease = 7_062_118
const startSeconds = 120
/** Maximum delay in milliseconds between two attempts to restart the server. */
const maximumPauseMs = 8_000
const sqlState = /^[0-9FHPX][0-9A-Z]{4}$/

/** Starts PostgreSQL on the data folder, or adopts the server that already runs there. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const home = openHome(options.dataDir, options.fallbackFolder ?? '/var/lib/malote')
    const free = options.free ?? freeBytes
    requireRoom(home, await free(home.folder))
    const binaries = prepareBinaries(findBinaries(), home.identity, home.folder)
    await prepareCluster(home, binaries)
    prepareSockets(home)
    if (home.relocated) options.log.info(`Os dados do PostgreSQL embutido estão em ${home.folder}.`)
    const launcher = new Launcher(home, () => spawnServer(home, binaries, options.settings ?? {}), options.log, free)
    const url = await launcher.start()
    return { url, dataFolder: home.data, stop: () => launcher.stop() }
  } catch (error) {
    throw explainFolder(error, options.dataDir)
  }
}

/** Checks the free space before anything is written: the errors of a database without space are hard to understand. */
function requireRoom(home: Home, free: number): void {
  const needed = existsSync(home.data) ? neededBytes.open : neededBytes.create
  if (free >= needed) return
  throw new StartupError(
    `Restam ${inMegabytes(free)} no disco de ${home.folder}; o banco precisa de ${inMegabytes(needed)} para iniciar. ` +
      'Libere espaço ou escolha outra pasta em MALOTE_DATA_DIR. Nada foi alterado.',
  )
}

/** Errors of a start while the previous server still ends; they are temporary, all others are not. */
const temporaryErrors = /lock file .* already exists|is another postmaster|pre-existing shared memory block/i

class Launcher {
  readonly #home: Home
  readonly #spawn: () => StartedServer
  readonly #log: LauncherLog
  readonly #free: (folder: string) => Promise<number>
  #client: pg.Client | undefined
  #stopping = false

  constructor(home: Home, spawn: () => StartedServer, log: LauncherLog, free: (folder: string) => Promise<number>) {
    this.#home = home
    this.#spawn = spawn
    this.#log = log
    this.#free = free
  }

  async start(): Promise<string> {
    await this.#hold()
    const sockets = encodeURIComponent(this.#home.sockets)
    return `postgresql://${serverUser}@localhost/${database}?host=${sockets}`
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const client = this.#client
    if (!client) return
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [lease])
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [lease])
      const server = rows[0].alone ? findServer(this.#home) : undefined
      if (server) await endServer(this.#home, server)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** Starts the server and takes the lease; restarts the server when it dies. */
  async #hold(): Promise<void> {
    const client = await this.#ensureRunning()
    this.#client = client
    client.on('end', () => {
      this.#client = undefined
      if (!this.#stopping) void this.#recover()
    })
  }

  async #recover(): Promise<void> {
    this.#log.warn('O PostgreSQL embutido parou de responder; iniciando-o de novo.')
    let hasReportedSpace = false
    for (let pause = 500; !this.#stopping; pause = Math.min(2 * pause, maximumPauseMs)) {
      await sleep(pause)
      try {
        // Without space each restart would die in the middle of its recovery.
        const room = await this.#free(this.#home.folder)
        if (room >= neededBytes.open) return await this.#hold()
        if (!hasReportedSpace)
          this.#log.warn(`Restam ${inMegabytes(room)} em disco: o PostgreSQL embutido espera por espaço.`)
        hasReportedSpace = true
      } catch (error) {
        this.#log.warn(`O PostgreSQL embutido ainda não voltou: ${(error as Error).message}`)
      }
    }
  }

  async #ensureRunning(): Promise<pg.Client> {
    const deadline = Date.now() + startSeconds * 1000
    let started: StartedServer | undefined
    let silentSince: number | undefined
    while (Date.now() < deadline) {
      const server = findServer(this.#home)
      if (!server) {
        if (!started || started.failure() !== undefined) started = this.#restart(started)
      } else {
        const client = await this.#takeLease(server.sockets)
        if (client instanceof pg.Client) return client
        if (client === 'busy') silentSince = undefined
        else silentSince ??= Date.now()
        if (silentSince && Date.now() - silentSince > 5_000 && !started) {
          this.#log.warn(`O PostgreSQL do processo ${server.pid} não responde; encerrando-o.`)
          await endServer(this.#home, server)
          silentSince = undefined
        }
      }
      await sleep(30)
    }
    throw new StartupError(`O PostgreSQL embutido não respondeu em ${startSeconds} segundos. Veja ${this.#home.log}.`)
  }

  #restart(previous: StartedServer | undefined): StartedServer {
    const failure = previous?.failure()
    if (failure !== undefined && !temporaryErrors.test(failure)) {
      throw new StartupError(`O PostgreSQL embutido não iniciou:\n${failure}`)
    }
    return this.#spawn()
  }

  /** Connects for the lease; `busy` while the server starts or stops, `silent` when it does not respond. */
  async #takeLease(sockets: string): Promise<pg.Client | 'busy' | 'silent'> {
    const client = new pg.Client({ host: sockets, user: serverUser, database: 'postgres', keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select pg_advisory_lock_shared($1)', [lease])
      await createDatabase(client)
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      // An error with an SQLSTATE comes from a running server that starts, stops or has too many connections: retry.
      return sqlState.test((error as { code?: string }).code ?? '') ? 'busy' : 'silent'
    }
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (rowCount) return
  try {
    await client.query(`create database ${database}`)
  } catch (error) {
    // With two processes on a new folder, the other one created it.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}
