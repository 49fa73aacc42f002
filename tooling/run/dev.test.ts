import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePorts } from './free-ports.ts'

const root = resolve(import.meta.dirname, '../..')
/** A quiet machine needs about ten seconds. */
const busyMachine = { timeout: 120_000, interval: 200 }

let folder: string
let dev: ChildProcess
let api: string
let output = ''

/** Copies the sources, because the test changes them. Installed packages are linked. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'malote-dev-'))
  const excluded = /\/(?:dist|test|e2e|node_modules\/\.[^/]+)$/
  for (const path of ['package.json', 'pnpm-workspace.yaml', 'tooling', 'apps', 'packages']) {
    const filter = (file: string) => !excluded.test(file.slice(root.length))
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true, filter })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  const [port = 0] = await findFreePorts(1)
  api = `http://localhost:${port}`
  dev = spawn(process.execPath, [join(folder, 'tooling/run/dev.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      MALOTE_DATA_DIR: join(folder, '.malote'),
      MALOTE_DEMO: 'off',
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
})
afterAll(async () => {
  const isClosed = once(dev, 'close')
  dev.kill('SIGTERM')
  await isClosed
  rmSync(folder, { recursive: true, force: true })
})

const read = async (url: string) => (await fetch(url)).text()

/** Replaces a text in a source file. */
function edit(path: string, text: string, replacement: string): void {
  const file = join(folder, path)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(text)
  writeFileSync(file, before.replace(text, replacement))
}

test('restarts the API after a change of its code, and serves the changed code of the web application', async () => {
  await vi.waitFor(async () => expect(await read(`${api}/readyz`)).toContain('"ready"'), busyMachine)
  edit('packages/api-client/src/contract/core/errors.ts', 'Não encontramos o que', 'Texto novo')
  await vi.waitFor(async () => expect(await read(`${api}/v1/nothing`)).toContain('Texto novo'), busyMachine)

  const web = await vi.waitFor(() => /Local: +(.+)\/\n/.exec(output)?.[1] ?? expect.fail(output), busyMachine)
  const module = `${web}/src/lib/format/formats.ts`
  expect(await read(module)).not.toContain('changedByTheTest')
  edit(
    'apps/web/src/lib/format/formats.ts',
    'export const formatDay ',
    'export const changedByTheTest = 1\nexport const formatDay ',
  )
  await vi.waitFor(async () => expect(await read(module)).toContain('changedByTheTest'), busyMachine)
}, 130_000)
