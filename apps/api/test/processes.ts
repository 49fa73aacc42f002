import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

type Child = ChildProcessByStdio<null, Readable, Readable>

const api = resolve(import.meta.dirname, '..')
/** What every process of ours is started with. */
export const processEnv = {
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  LOG_LEVEL: 'warn',
  PORT: '0',
  // Compiled code is kept, as in use: a start costs half of the processor time.
  NODE_COMPILE_CACHE: resolve(api, '../../node_modules/.cache/malote'),
}

/** A folder of its own, gone after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'malote-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A process of ours, as somebody would start it. */
export interface Run {
  readonly child: Child
  readonly output: () => string
  readonly errors: () => string
  /** The address it answers at, once it says so. */
  readonly listening: () => Promise<string>
  readonly exit: Promise<number | null>
}

/** Runs a script of the API; it ends with the test. */
export function run(script: string, env: Record<string, string>, args: string[] = []): Run {
  const child: Child = spawn(process.execPath, ['--conditions=@malote/source', join(api, script), ...args], {
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exit
  })
  const address = () => /^Malote em (http:\S+)/m.exec(said.out)?.[1]
  const listening = async (): Promise<string> => {
    while (!address()) {
      if (child.exitCode !== null) throw new Error(said.err)
      await sleep(20)
    }
    return address() ?? ''
  }
  return { child, output: () => said.out, errors: () => said.err, listening, exit }
}

/** Starts a whole server. */
export const start = (env: Record<string, string>) => run('src/main.ts', env)
/** Whether the embedded database of a folder runs. */
export const hasServer = (folder: string) => existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'))

/** The process of a folder's embedded database. */
export const databaseProcess = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

export async function post(url: string, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
}

export async function signIn(
  url: string,
  email = 'admin@malote.example',
  password = 'malote-admin-demo',
): Promise<string> {
  const answer = await post(url, '/v1/auth/login', { email, password })
  return ((await answer.json()) as { token: string }).token
}

/**
 * Calls as a patient person would: a server that is too busy says so and did nothing, which on a slow machine is no
 * failure.
 */
export const patientFetch: typeof fetch = async (...call) => {
  for (let seconds = 0; ; seconds++) {
    const answer = await fetch(...call)
    if (answer.status !== 503 || seconds === 60) return answer
    await sleep(1_000)
  }
}
