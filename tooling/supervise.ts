import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const parentWatch = pathToFileURL(resolve(import.meta.dirname, 'parent-watch.mjs')).href

/** How long a service may take to finish what it is doing before it is ended by force: longer than its own limit. */
const graceMs = 25_000

/** A long-running Node process: the script with its arguments, and Node's own flags before it. */
export type Service = {
  name: string
  script: string
  args?: readonly string[]
  nodeFlags?: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
}

function launch(service: Service): ChildProcess {
  const argv = ['--import', parentWatch, ...(service.nodeFlags ?? []), service.script, ...(service.args ?? [])]
  return spawn(process.execPath, argv, {
    cwd: service.cwd ?? root,
    env: { ...process.env, ...service.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C in a terminal then reaches it once, through us, and never behind its back
    // the database server that it started.
    detached: true,
  })
}

/**
 * Runs the services until one of them ends or we are asked to stop, then stops the others and waits for them.
 *
 * Node is spawned directly, never through a package manager: those do not pass signals on.
 * @returns the exit code of the service that ended first; 143 for one that a signal ended.
 */
export async function supervise(services: readonly Service[]): Promise<number> {
  const running = new Map<string, ChildProcess>(services.map((service) => [service.name, launch(service)]))

  let stopping = false
  const stopAll = () => {
    // A terminal and npm may both pass the same Ctrl-C on: the services hear it once.
    if (stopping) return
    stopping = true
    for (const child of running.values()) child.kill('SIGTERM')
    setTimeout(() => {
      for (const [name, child] of running) {
        console.error(`${name} did not stop within ${graceMs / 1000} s and was ended by force.`)
        child.kill('SIGKILL')
      }
    }, graceMs).unref()
  }

  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stopAll)
  const exitCode = await new Promise<number>((done) => {
    let first: number | undefined
    for (const [name, child] of running) {
      child.on('exit', (code) => {
        running.delete(name)
        first ??= code ?? 143
        if (running.size === 0) done(first)
        else stopAll()
      })
    }
  })
  for (const signal of signals) process.off(signal, stopAll)
  return exitCode
}
