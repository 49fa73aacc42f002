/** An external application: outside of the workspace, installed with npm and the published packages only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { getEnvironment, run, writeNpmSettings } from './run-command.ts'

const packages = resolve(import.meta.dirname, '../../packages')

export interface Consumer {
  url: string
  folder: string
  stop: () => Promise<void>
}

/** Installs a package of the workspace into an application: by its version, from the registry of the tests. */
export async function installPackage(folder: string, name: string, ...options: string[]): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  writeNpmSettings(folder, { '@malote:registry': inject('registry') })
  // Versions are exact: what the cache has need not be validated.
  const flags = ['--no-audit', '--no-fund', '--save-exact', '--prefer-offline']
  await run(folder, 'npm', 'install', ...flags, ...options, `@malote/${name}@${version}`)
}

/** How a tool builds and serves an application. */
interface Tool {
  /** The path of its command, in `node_modules`. */
  bin: string
  build: readonly string[]
  serve: readonly string[]
  /** What it prints when it is ready. */
  ready: RegExp
}

const vite: Tool = {
  bin: 'vite/bin/vite.js',
  build: ['build', '--logLevel', 'error'],
  serve: ['preview', '--strictPort', '--host', '127.0.0.1'],
  ready: /http:\/\/127\.0\.0\.1:\d+\//,
}
const next: Tool = {
  bin: 'next/dist/bin/next',
  build: ['build'],
  serve: ['start', '--hostname', '127.0.0.1'],
  ready: /Ready in/,
}
const tools = { plain: vite, tailwind: vite, server: vite, radix: vite, hosts: vite, next }

/** The applications in the folders with these names. */
export type ConsumerName = keyof typeof tools

/** Waits until a server is ready. */
async function waitForServer(server: ChildProcess, ready: RegExp): Promise<void> {
  let output = ''
  for await (const chunk of server.stdout ?? []) {
    output += chunk
    if (ready.test(output)) return
  }
  throw new Error(`The consumer's server ended before it was ready.\n${output}`)
}

/** Copies an application to a temporary folder, installs the package into it, builds and serves it. */
export async function startConsumer(name: ConsumerName, port: number): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `malote-consumer-${name}-`))
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  // An application that already has other libraries: npm keeps the version of Radix when the package accepts it.
  if (name === 'radix' || name === 'hosts')
    await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline')
  await installPackage(folder, 'ui')
  const { bin, build, serve, ready } = tools[name]
  const command = join(folder, 'node_modules', bin)
  await run(folder, process.execPath, command, ...build)
  const argv = [command, ...serve, '--port', String(port)]
  const server = spawn(process.execPath, argv, { cwd: folder, env: { ...getEnvironment(), NO_COLOR: '1' } })
  await waitForServer(server, ready)
  return {
    url: `http://127.0.0.1:${port}/`,
    folder,
    stop: async () => {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
