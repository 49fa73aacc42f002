import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')
const wireit = resolve(root, 'node_modules/wireit/bin/wireit.js')
const parentWatch = pathToFileURL(resolve(root, 'tooling/parent-watch.mjs')).href

/** The exit code of a run that was stopped by a signal. */
export const stopped = 143

/**
 * Runs a script of a package.json, and the scripts that it depends on, with wireit. A stop signal is forwarded; wireit
 * then interrupts what it started and waits for it.
 *
 * Nothing is restored from a cache: a script without `files` always runs.
 * @returns the exit code; `stopped` after a stop signal.
 */
export async function runWireit(script: string, folder = root, env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, ['--import', parentWatch, wireit], {
    env: {
      ...process.env,
      WIREIT_CACHE: 'none',
      ...env,
      // These variables name the script, as a package manager does.
      npm_config_user_agent: 'npm/0',
      npm_lifecycle_event: script,
      npm_package_json: resolve(folder, 'package.json'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let isStopping = false
  const stop = () => {
    isStopping = true
    child.kill('SIGTERM')
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  const exitCode = await new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)))
  for (const signal of signals) process.off(signal, stop)
  return isStopping ? stopped : exitCode
}
