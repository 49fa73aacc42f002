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
  const quiet = ['--no-audit', '--no-fund', '--save-exact']
  await run(folder, 'npm', 'install', ...quiet, ...options, `@malote/${name}@${version}`)
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

/** Copies an application to a temporary folder, installs the package into it, builds and serves it. */
export async function startConsumer(name: 'plain' | 'tailwind' | 'server', port: number): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), `malote-consumer-${name}-`))
  cpSync(join(import.meta.dirname, name), folder, { recursive: true })
  await installPackage(folder, 'ui')
  await run(folder, 'npx', 'vite', 'build', '--logLevel', 'error')
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const argv = [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, argv, { cwd: folder, env: { ...getEnvironment(), NO_COLOR: '1' } })
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
