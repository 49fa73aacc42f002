import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')
const parentWatch = pathToFileURL(resolve(import.meta.dirname, '../parent-watch.mjs')).href

/** How long a service may take to stop before it is killed: longer than the service's own limit. */
const graceMs = 25_000

/** A long-running Node process: the script with its arguments, and Node's flags. */
export type Service = {
  name: string
  script: string
  args?: readonly string[]
  nodeFlags?: readonly string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Folders, from the root; the service restarts when a file in them changes. */
  watches?: readonly string[]
}

function launch(service: Service): ChildProcess {
  const argv = ['--import', parentWatch, ...(service.nodeFlags ?? []), service.script, ...(service.args ?? [])]
  return spawn(process.execPath, argv, {
    cwd: service.cwd ?? root,
    env: { ...process.env, ...service.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A separate process group: Ctrl-C in a terminal then reaches the service once, forwarded by the supervisor, and
    // does not reach the database server that the service started.
    detached: true,
  })
}

/** Calls back, once per burst, when a file under the folders changes. @returns a function that stops watching. */
function watchFolders(folders: readonly string[], callback: () => void): () => void {
  let burst: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(resolve(root, folder), { recursive: true }, () => {
      clearTimeout(burst)
      burst = setTimeout(callback, 150)
    }),
  )
  return () => {
    clearTimeout(burst)
    for (const watcher of watchers) watcher.close()
  }
}

/**
 * Runs the services until one of them ends or a stop signal arrives, then stops the others and waits for them.
 * A watched service restarts when its files change; when it ends, it waits for a change.
 *
 * Node is started directly, not through a package manager, because package managers do not forward signals.
 * @returns the exit code of the service that ended first; 143 when a signal ended it.
 */
export async function supervise(services: readonly Service[]): Promise<number> {
  const running = new Map<Service, ChildProcess>()
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  let stopping = false
  let exitCode: number | undefined

  const stopAll = () => {
    // A terminal and npm may both forward the same Ctrl-C: the services must receive it once.
    if (stopping) return
    stopping = true
    for (const child of running.values()) child.kill('SIGTERM')
    if (running.size === 0) end(143)
    setTimeout(() => {
      for (const [{ name }, child] of running) {
        console.error(`${name} did not stop within ${graceMs / 1000} s and was ended by force.`)
        child.kill('SIGKILL')
      }
    }, graceMs).unref()
  }

  const start = (service: Service) => {
    const child = launch(service)
    running.set(service, child)
    child.on('exit', (code) => {
      running.delete(service)
      if (service.watches && !stopping) {
        if (restarting.delete(service)) start(service)
        else console.error(`${service.name} ended with ${code}. It starts again when one of its files changes.`)
        return
      }
      exitCode ??= code ?? 143
      if (running.size === 0) end(exitCode)
      else stopAll()
    })
  }

  const restarting = new Set<Service>()
  const restart = (service: Service) => {
    const child = running.get(service)
    if (!child) return start(service)
    restarting.add(service)
    child.kill('SIGTERM')
  }

  const watchers = services.map((service) => watchFolders(service.watches ?? [], () => restart(service)))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stopAll)
  for (const service of services) start(service)
  const result = await ended
  for (const stopWatching of watchers) stopWatching()
  for (const signal of signals) process.off(signal, stopAll)
  return result
}
