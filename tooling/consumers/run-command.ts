import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the workspace's package manager settings and the test environment, which would affect the consumer. */
export function getEnvironment(): NodeJS.ProcessEnv {
  const internal =
    /^(npm_(?!config_(?:cache|registry|userconfig|globalconfig)$)|pnpm_|PNPM_|VITE|VITEST|NODE_ENV|NODE_OPTIONS)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !internal.test(name)))
}

/** Runs a command in an application. @throws {Error} with the full output when it fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env: getEnvironment() })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output.join('')}`)
}

/** Writes settings of npm for an application. */
export function writeNpmSettings(folder: string, settings: Record<string, string>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, '.npmrc'), lines.join(''))
}
