import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'malote supervise '))
const sources = join(folder, 'sources')
const server = join(folder, 'server.mjs')
const supervisor = join(folder, 'supervisor.mjs')

beforeAll(() => {
  mkdirSync(sources)
  writeFileSync(
    server,
    `const [name, endsWith] = process.argv.slice(2)
     let signals = 0
     process.on('SIGTERM', () => {
       signals += 1
       if (signals === 1) setTimeout(() => { console.log(name, 'stopped after', signals); process.exit(0) }, 400)
     })
     console.log(name, 'pid', process.pid)
     if (endsWith) setTimeout(() => process.exit(Number(endsWith)), 400)
     setInterval(() => {}, 1000)`,
  )
  writeFileSync(
    supervisor,
    `import { supervise } from ${JSON.stringify(resolve(import.meta.dirname, 'supervise.ts'))}
     const services = JSON.parse(process.argv[2]).map((args) => ({
       name: args[0], script: ${JSON.stringify(server)}, args, watches: args[0] === 'watched' ? [${JSON.stringify(sources)}] : undefined,
     }))
     process.exitCode = await supervise(services)`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a supervisor with the servers and collects their output. */
function start(...servers: string[][]) {
  const child: ChildProcess = spawn(process.execPath, [supervisor, JSON.stringify(servers)], { stdio: 'pipe' })
  let printed = ''
  const collect = (chunk: Buffer) => {
    printed += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const output = async (pattern: RegExp) => {
    await expect.poll(() => printed, { timeout: 20_000 }).toMatch(pattern)
    return pattern.exec(printed) as RegExpExecArray
  }
  return { child, ended, output, printed: () => printed }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('when one service ends, the others are stopped and its exit code is returned', async () => {
  const { ended, printed } = start(['web'], ['api', '7'])
  expect(await ended).toBe(7)
  expect(printed()).toContain('web stopped after 1')
})

test('each service receives one signal, also when the supervisor receives several, and may finish its work', async () => {
  const { child, ended, output, printed } = start(['api'])
  await output(/api pid (\d+)/)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(printed()).toContain('api stopped after 1')
})

test('a supervisor that is killed leaves no service running', async () => {
  const { child, ended, output } = start(['api'])
  const [, pid] = await output(/api pid (\d+)/)
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isAlive(Number(pid)), { timeout: 20_000 }).toBe(false)
})

test('a watched service restarts when one of its files changes', async () => {
  const { child, ended, output, printed } = start(['watched'])
  await output(/watched pid \d+/)
  writeFileSync(join(sources, 'changed.ts'), '')
  await output(/watched stopped after 1\nwatched pid \d+/)
  child.kill('SIGTERM')
  await ended
  expect(printed().match(/watched pid/g)).toHaveLength(2)
})

test('a watched service that crashed waits for a change, and a stop signal still ends everything', async () => {
  const { child, ended, output } = start(['watched', '9'])
  await output(/watched ended with 9/)
  writeFileSync(join(sources, 'mended.ts'), '')
  await output(/ended with 9[\s\S]*watched pid \d+[\s\S]*ended with 9/)
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
})
