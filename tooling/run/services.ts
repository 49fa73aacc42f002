import { resolve } from 'node:path'
import type { Service } from './supervise.ts'

const root = resolve(import.meta.dirname, '../..')

/** With this condition Node loads the workspace packages from their TypeScript sources, so no build is required. */
const fromSources = '--conditions=@malote/source'

/**
 * The API and, on the same port, the built web application. A request allocates only a few megabytes of short-lived
 * objects: Node's larger default young generation doubled the memory and saved no time. Compiled code is cached, so
 * that the next start is twice as fast and needs no compiler.
 */
export const api: Service = {
  name: 'The API',
  script: 'apps/api/src/main.ts',
  nodeFlags: [fromSources, '--max-semi-space-size=4'],
  env: { NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/malote') },
}

/** The API, restarted whenever one of its sources changes. */
export const watchedApi: Service = {
  ...api,
  watches: ['apps/api/src', 'apps/api/migrations', 'packages/api-client/src'],
}

/** Vite's development server, which proxies /v1 to the API. */
export const viteServer: Service = {
  name: 'The web server',
  nodeFlags: [fromSources],
  script: resolve(root, 'node_modules/vite/bin/vite.js'),
  cwd: resolve(root, 'apps/web'),
}

/** Prints the queued e-mails, then ends. */
export const outbox: Service = { name: 'The outbox', script: 'apps/api/scripts/outbox.ts', nodeFlags: [fromSources] }

/** Creates or restores a backup, then ends: `backup [folder]`, `restore folder`. */
export const backup: Service = { name: 'The backup', script: 'apps/api/scripts/backup.ts', nodeFlags: [fromSources] }

/** The production build of the web application: client, then the prerendered pages. */
export const webBuild: Service = { name: 'The web build', script: 'apps/web/build/build.ts', nodeFlags: [fromSources] }
