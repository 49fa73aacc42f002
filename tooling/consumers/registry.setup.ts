/** Publishes the packed packages to a local registry, from which the applications of the consumers install them. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runServer } from 'verdaccio'
import type { TestProject } from 'vitest/node'
import { run, writeNpmSettings } from './run-command.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the registry. */
    registry: string
  }
}

const packs = resolve(import.meta.dirname, '../../.malote/packs')

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'malote-registry-'))
  const accounts = join(folder, 'htpasswd')
  writeFileSync(accounts, 'publisher:{PLAIN}local\n')
  const server: Server = await runServer({
    configPath: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: accounts } },
    // It has no uplink: applications name it for this scope only, as is usual for private packages.
    packages: { '@malote/*': { access: '$all', publish: '$authenticated' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    web: { enable: false },
  } as never)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  writeNpmSettings(folder, {
    '@malote:registry': url,
    [`${url.replace('http:', '')}:_auth`]: btoa('publisher:local'),
  })
  await Promise.all(['ui', 'api-client'].map((name) => run(folder, 'npm', 'publish', join(packs, `${name}.tgz`))))
  provide('registry', url)
  return async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
    rmSync(folder, { recursive: true, force: true })
  }
}
