import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePorts } from '../../../tooling/run/free-ports.ts'
import { createTemporaryFolder, getTestDataFolder } from '../../../tooling/run/temporary-folder.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface Account {
  role: string
  email: string
  password: string
}

export interface RunningApi {
  url: string
  /** The demo accounts that the server prints at its first start. */
  accounts: Account[]
  /** Stops the server like Ctrl-C and keeps its data. */
  stop: () => Promise<void>
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>
  /** Copies the data of a stopped server. */
  copyData: (folder: string) => void
  /** Stops the server and removes its data. */
  dispose: () => Promise<void>
}

/** Tests that stop the product or configure a mail server start their own, on a port so far above the shared one. */
const ownPorts = {
  outage: 1,
  dashboard: 2,
  'password-links': 3,
  'report-schedules': 4,
  states: 5,
  'page-load': 6,
  'second-visit': 7,
  offline: 8,
  'recipient-messages': 9,
  'new-version': 10,
  'order-steps': 11,
  'sign-out-offline': 12,
  'offline-corrections': 13,
}

// The first process chooses the ports; the workers inherit the variable.
process.env.E2E_PORT ??= String((await findFreePorts(1 + Object.keys(ownPorts).length))[0])

/** The port of the server that most tests share. */
export const sharedPort = Number(process.env.E2E_PORT)

export function startOwnApi(whose: keyof typeof ownPorts, env?: Readonly<Record<string, string>>): Promise<RunningApi> {
  return startApi(sharedPort + ownPorts[whose], env)
}

/** Copies the data folder of a stopped server; unlike `cpSync` with the owners, because the database has another user. */
const copyData = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to])

/**
 * Starts the product in a separate process: API, database and built web app. With E2E_INSTALLATION it starts on a copy
 * of that data folder, because a first start takes three times as long.
 */
export async function startApi(port: number, env: Readonly<Record<string, string>> = {}): Promise<RunningApi> {
  const dataDir = createTemporaryFolder(getTestDataFolder())
  if (process.env.E2E_INSTALLATION) copyData(process.env.E2E_INSTALLATION, dataDir)
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let accounts: Account[] = []

  const start = async () => {
    child = spawn(process.execPath, ['--conditions=@malote/source', 'apps/api/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        MALOTE_DATA_DIR: dataDir,
        TMPDIR: dataDir,
        LOG_LEVEL: 'warn',
        DATABASE_URL: '',
        POSTAL_CODE_URL: 'off',
        POSTAL_CODE_SEARCH_URL: 'off',
        // Webhook receivers run on this machine.
        WEBHOOK_ADDRESSES: '127.0.0.1',
        // Two hundred tests sign in from one IP address.
        RATE_LIMIT: '20000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    accounts = await greeting(child)
  }
  const stop = async () => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const exited = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await exited
  }
  await start()
  return {
    url,
    accounts,
    stop,
    restart: start,
    copyData: (folder) => copyData(dataDir, folder),
    dispose: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Reads the output of the server once it is ready: its URL, then a line for each account. */
function greeting(child: ChildProcess): Promise<Account[]> {
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`The API ended with ${code} instead of starting.`)))
    if (!child.stdout) return fail(new Error('The API has no output to read.'))
    const accounts: Account[] = []
    createInterface({ input: child.stdout }).on('line', (text) => {
      const [role, email, password, ...rest] = text.trim().split(' ')
      if (role && email?.includes('@') && password && rest.length === 0) accounts.push({ role, email, password })
      // The output is complete with two operators, two managers and the admin.
      if (accounts.length === 5) done(accounts)
    })
  })
}
