import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { findChromium, findSystemChromium } from './chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'malote-chromium-'))
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('CHROMIUM_PATH takes precedence over every other browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', import.meta.filename)
  expect(await findChromium()).toBe(import.meta.filename)
})

test('a CHROMIUM_PATH that does not exist throws instead of being ignored', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findChromium()).rejects.toThrow('/nowhere/chromium')
})

test('a browser of the system is found only when it is executable', () => {
  vi.stubEnv('PATH', folder)
  writeFileSync(join(folder, 'chromium'), '')
  expect(findSystemChromium()).not.toBe(join(folder, 'chromium'))
  chmodSync(join(folder, 'chromium'), 0o755)
  expect(findSystemChromium()).toBe(join(folder, 'chromium'))
})

test('the step of the installation prints the browser of the tests, and fails with the reason when there is none', () => {
  const install = (path: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'install-chromium.ts')], {
      env: { ...process.env, CHROMIUM_PATH: path },
      encoding: 'utf8',
    })
  expect(install(import.meta.filename)).toMatchObject({
    status: 0,
    stdout: `Browser tests use ${import.meta.filename}\n`,
  })
  expect(install('/nowhere/chromium')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('/nowhere/chromium'),
  })
})
