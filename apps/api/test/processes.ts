import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

type Child = ChildProcessByStdio<null, Readable, Readable>

const api = resolve(import.meta.dirname, '..')
/** The environment of every started process. */
export const processEnv = {
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  LOG_LEVEL: 'warn',
  PORT: '0',
  // No test of a process needs the web application, whose build may run at the same time.
  WEB_DIST: join(tmpdir(), 'no-web-build'),
  // Compiled code is cached, as in production: compiling costs half of the start.
  NODE_COMPILE_CACHE: resolve(api, '../../node_modules/.cache/malote'),
}

const nodeOptions = ['--conditions=@malote/source']

/** Creates a folder that is deleted after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'malote-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The folder of each kind of installation, stopped after its first start. Made once for the files of a worker. */
const installations = new Map<'demo' | 'empty', Promise<string>>()

async function install(kind: 'demo' | 'empty'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `malote-${kind}-`))
  const child = spawn(process.execPath, [...nodeOptions, join(api, 'src/main.ts')], {
    env: { ...processEnv, MALOTE_DATA_DIR: folder, ...(kind === 'empty' && { MALOTE_DEMO: 'off' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It prints its address when it is complete.
  child.stdout.once('data', () => child.kill('SIGTERM'))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The installation ended with ${code}.`)
  return folder
}

/**
 * Creates the data folder of a server that has run before, with the demonstration or empty. A copy, because a first
 * start takes three times as long as another one. The folder is deleted after the test.
 */
export async function newInstallation(kind: 'demo' | 'empty'): Promise<string> {
  const made = installations.get(kind) ?? install(kind)
  installations.set(kind, made)
  const folder = newFolder()
  // Unlike `cpSync`, it keeps the owners: as root, the database server has another user.
  execFileSync('cp', ['-a', `${await made}/.`, folder])
  return folder
}

/** A started process. */
export interface StartedProcess {
  readonly child: Child
  readonly output: () => string
  readonly errors: () => string
  /** Waits for the address that the process prints. */
  readonly listening: () => Promise<string>
  readonly exit: Promise<number | null>
}

/** Runs a script of the API; it ends with the test. */
export function run(script: string, env: Record<string, string>, args: string[] = []): StartedProcess {
  const child: Child = spawn(process.execPath, [...nodeOptions, join(api, script), ...args], {
    env: { ...processEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    texts.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    texts.err += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await exit
  })
  const address = () => /^Malote em (http:\S+)/m.exec(texts.out)?.[1]
  const listening = async (): Promise<string> => {
    while (!address()) {
      if (child.exitCode !== null) throw new Error(texts.err)
      await sleep(20)
    }
    return address() ?? ''
  }
  return { child, output: () => texts.out, errors: () => texts.err, listening, exit }
}

/** Starts a full server. */
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
  const response = await post(url, '/v1/auth/login', { email, password })
  return ((await response.json()) as { token: string }).token
}

/** Retries while the server is too busy (503), which did nothing and is no failure on a slow machine. */
export const patientFetch: typeof fetch = async (...call) => {
  for (let seconds = 0; ; seconds++) {
    const response = await fetch(...call)
    if (response.status !== 503 || seconds === 60) return response
    await sleep(1_000)
  }
}
