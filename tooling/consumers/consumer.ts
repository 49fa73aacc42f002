/** An external application: outside of the workspace, installed with npm and the packed package only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const tarball = resolve(import.meta.dirname, '../../.malote/packs/ui.tgz')

export interface Consumer {
  url: string
  folder: string
  stop: () => Promise<void>
}

/** Removes the workspace's package manager settings and the test environment, which would affect the consumer. */
function environment(): NodeJS.ProcessEnv {
  const internal =
    /^(npm_(?!config_(?:cache|registry|userconfig|globalconfig)$)|pnpm_|PNPM_|VITE|VITEST|NODE_ENV|NODE_OPTIONS)/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !internal.test(name)))
}

/** Runs a command in an application. @throws {Error} with the full output when it fails. */
export async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env: environment() })
  const output: string[] = []
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  child.stderr.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${output.join('')}`)
}

/** @returns the URL that Vite prints when it is ready. */
async function address(server: ChildProcess): Promise<string> {
  let output = ''
  for await (const chunk of server.stdout ?? []) {
    output += chunk
    const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? []
    if (url) return url
  }
  throw new Error(`The consumer's server ended before it was ready.\n${output}`)
}

/** Copies an application to a temporary folder, installs the tarball into it, builds and serves it. */
export async function startConsumer(name: 'plain' | 'tailwind' | 'server', port: number): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `malote-consumer-${name}-`))
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', tarball)
  await run(folder, 'npx', 'vite', 'build', '--logLevel', 'error')
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const argv = [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, argv, { cwd: folder, env: { ...environment(), NO_COLOR: '1' } })
  const url = await address(server)
  return {
    url,
    folder,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
