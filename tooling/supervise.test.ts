import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'malote supervise '))
const server = join(folder, 'server.mjs')
const supervisor = join(folder, 'supervisor.mjs')

beforeAll(() => {
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
     const services = JSON.parse(process.argv[2]).map((args) => ({ name: args[0], script: ${JSON.stringify(server)}, args }))
     process.exitCode = await supervise(services)`,
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a supervisor over the servers and collects what they all print. */
function start(...servers: string[][]) {
  const child: ChildProcess = spawn(process.execPath, [supervisor, JSON.stringify(servers)], { stdio: 'pipe' })
  let printed = ''
  child.stdout?.on('data', (chunk) => {
    printed += chunk
  })
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

test('when one service ends, the others are stopped and its exit code is passed on', async () => {
  const { ended, printed } = start(['web'], ['api', '7'])
  expect(await ended).toBe(7)
  expect(printed()).toContain('web stopped after 1')
})

test('each service hears one signal, however often the supervisor is told, and may finish its work', async () => {
  const { child, ended, output, printed } = start(['api'])
  await output(/api pid (\d+)/)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(printed()).toContain('api stopped after 1')
})

test('a supervisor killed outright leaves no service behind', async () => {
  const { child, ended, output } = start(['api'])
  const [, pid] = await output(/api pid (\d+)/)
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isAlive(Number(pid)), { timeout: 20_000 }).toBe(false)
})
