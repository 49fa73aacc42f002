import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A workspace with one app, where `npx` only records its arguments, so that nothing is downloaded. */
let root: string
let tools: string

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const manifest = (dependencies: object) => write('apps/web/package.json', JSON.stringify({ dependencies }))
const installs = () => {
  const file = join(root, 'installs')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
const fakeNpx = (exitCode: number) => {
  writeFileSync(join(tools, 'npx'), `#!/bin/sh\necho "$@" >> installs\nmkdir -p node_modules\nexit ${exitCode}\n`)
  chmodSync(join(tools, 'npx'), 0o755)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'malote run '))
  tools = join(root, 'tools')
  for (const folder of ['tooling', 'packages', 'apps/web', 'tools']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['run.mjs', 'parent-watch.mjs']) {
    cpSync(join(import.meta.dirname, '..', file), join(root, 'tooling', file))
  }
  write('package.json', JSON.stringify({ type: 'module', packageManager: 'pnpm@1.2.3' }))
  write('pnpm-lock.yaml', 'lock: 1')
  write('pnpm-workspace.yaml', '')
  manifest({})
  write('tooling/echo.ts', 'console.log(JSON.stringify(process.argv.slice(2)))')
  fakeNpx(0)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const argv = (...words: string[]) => [join(root, 'tooling/run.mjs'), ...words]
const withTools = (more: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  PATH: `${tools}${delimiter}${process.env.PATH}`,
  ...more,
})
const run = (words: string[], env?: NodeJS.ProcessEnv): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, argv(...words), { cwd: tools, env: withTools(env), encoding: 'utf8' })

test('the first run installs the lockfile with the pinned pnpm; the second run installs nothing', () => {
  expect(run(['tooling/echo.ts']).status).toBe(0)
  expect(run(['tooling/echo.ts']).status).toBe(0)
  expect(installs()).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile'])
})

test('a changed manifest or lockfile triggers an installation', () => {
  run(['tooling/echo.ts'])
  manifest({ zod: '4.0.0' })
  run(['tooling/echo.ts'])
  write('pnpm-lock.yaml', 'lock: 2')
  run(['tooling/echo.ts'])
  expect(installs()).toHaveLength(3)
})

test('replaces a node_modules that npm installed', () => {
  run(['tooling/echo.ts'])
  write('node_modules/.package-lock.json', '{}')
  run(['tooling/echo.ts'])
  expect(installs()).toHaveLength(2)
})

test('a failed installation stops with instructions, and the next run installs again', () => {
  fakeNpx(1)
  const { status, stderr } = run(['tooling/echo.ts'])
  expect(status).toBe(1)
  expect(stderr).toContain('The installation did not finish')
  run(['tooling/echo.ts'])
  expect(installs()).toHaveLength(2)
})

test('prints an error on a machine without npx', () => {
  rmSync(join(tools, 'npx'))
  const { status, stderr } = run(['tooling/echo.ts'], { PATH: tools })
  expect(status).toBe(1)
  expect(stderr).toContain('npx was not found')
})

test('passes the arguments to the task, and returns its exit code', () => {
  write('tooling/seven.ts', 'process.exitCode = 7')
  expect(JSON.parse(run(['tooling/echo.ts', 'tests unit', '--x']).stdout.split('\n').at(-2) ?? '')).toEqual([
    'tests unit',
    '--x',
  ])
  expect(run(['tooling/seven.ts']).status).toBe(7)
})

test('a script that does not exist prints the usage', () => {
  const { status, stderr } = run(['tooling/fly.ts'])
  expect(status).toBe(1)
  expect(stderr).toContain('Usage: node tooling/run.mjs')
})

test('replaces a home directory that is not writable by one inside the repository', () => {
  write('tooling/home.ts', 'console.log(process.env.HOME)')
  const { stdout } = run(['tooling/home.ts'], { HOME: '/proc/no-home' })
  expect(stdout.trim().split('\n').at(-1)).toBe(join(root, '.malote/home'))
})

test('npm scripts start node without a shell, which would outlive npm and keep the servers running', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  const doors = Object.values<string>(scripts).filter((script) => script.includes('run.mjs'))
  expect(doors.length).toBeGreaterThan(3)
  expect(doors.filter((script) => !script.startsWith('exec node '))).toEqual([])
})

test('forwards a stop signal to the task, and returns its exit code', async () => {
  write(
    'tooling/wait.ts',
    `process.on('SIGTERM', () => process.exit(5)); console.log('up'); setInterval(() => {}, 1000)`,
  )
  const child = spawn(process.execPath, argv('tooling/wait.ts'), {
    env: withTools(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  await expect.poll(() => printed, { timeout: 20_000 }).toContain('up')
  const ended = new Promise((done) => child.on('exit', done))
  child.kill('SIGTERM')
  expect(await ended).toBe(5)
})
