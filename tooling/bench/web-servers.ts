/** Servers for `pnpm bench web`: the product with a separate database, and the floor, served by the same server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { createTemporaryFolder } from '../run/temporary-folder.ts'
import { nodeFlags } from './api-servers.ts'

const root = resolve(import.meta.dirname, '../..')
const web = resolve(root, 'apps/web')

/**
 * Builds the floor like the product: minified, one document, everything compressed. @returns its gzip size in bytes.
 */
export async function buildFloor(outDir: string): Promise<number> {
  const document =
    '<!doctype html><html lang="pt-BR"><head><title>Olá</title></head><body><div id="root"></div></body></html>'
  const modules = resolve(web, 'node_modules')
  const [result] = [
    await build({
      configFile: false,
      root: web,
      logLevel: 'error',
      resolve: {
        alias: Object.fromEntries(
          ['@tanstack/react-query', '@tanstack/react-router', 'react-dom', 'react'].map((name) => [
            name,
            join(modules, name),
          ]),
        ),
      },
      build: {
        outDir,
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: resolve(import.meta.dirname, 'floor.tsx'), onLog: () => {} },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[]
  const chunks = (result?.output ?? []).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const scripts = chunks.map(({ fileName }) => `<script type="module" src="/${fileName}"></script>`)
  writeFileSync(join(outDir, 'shell.html'), document.replace('</head>', `${scripts.join('')}</head>`))
  for (const name of ['shell.html', ...chunks.map(({ fileName }) => fileName)]) {
    const content = readFileSync(join(outDir, name))
    writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(outDir, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

export interface RunningServer {
  readonly url: string
  readonly pid: number
  /** Signs in as the first account of the demonstration with this role. @default 'admin' */
  token(role?: 'admin' | 'manager' | 'operator'): Promise<string>
  stop(): Promise<void>
}

/** Starts the server of the product on a new database with the demonstration data. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = createTemporaryFolder()
  const child: ChildProcess = spawn(process.execPath, [...nodeFlags, resolve(root, 'apps/api/src/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      POSTAL_CODE_URL: 'off',
      POSTAL_CODE_SEARCH_URL: 'off',
      MALOTE_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    if (output.includes('operator ') && output.includes('admin ') && output.includes('manager ')) break
  }
  const url = /(http:\/\/localhost:\d+)/.exec(output)?.[1] ?? ''
  return {
    url,
    pid: child.pid ?? 0,
    token: async (role = 'admin') => {
      const [, email, password] = new RegExp(`^${role} (\\S+) (\\S+)$`, 'm').exec(output) ?? []
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password })
      const response = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers, body })
      return ((await response.json()) as { token: string }).token
    },
    stop: async () => {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
