import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, getTestDataFolder } from './temporary-folder.ts'

test('removes folders of killed runs, and keeps folders of running ones and other folders', () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const names = [`malote-run-${dead}-abc`, `malote-run-${process.ppid}-abc`, 'malote-other']
  const folders = names.map((name) => join(tmpdir(), name))
  for (const folder of folders) mkdirSync(folder)
  const testFolder = createTemporaryFolder()
  onTestFinished(() => {
    for (const folder of [...folders, testFolder]) rmSync(folder, { recursive: true, force: true })
  })
  expect(folders.map(existsSync)).toEqual([false, true, true])
  expect(readdirSync(testFolder)).toEqual([])
})

test('keeps the data of tests in memory only where there is a file system with enough space', () => {
  expect(getTestDataFolder('/nonexistent')).toBe(tmpdir())
  // A file system without blocks, as small ones of containers.
  expect(getTestDataFolder('/proc')).toBe(tmpdir())
  expect(getTestDataFolder(import.meta.dirname)).toBe(import.meta.dirname)
  const testFolder = createTemporaryFolder()
  onTestFinished(() => rmSync(testFolder, { recursive: true, force: true }))
  const mounts = join(testFolder, 'mounts')
  writeFileSync(mounts, `shm ${testFolder} tmpfs rw,nosuid,nodev,noexec 0 0\n`)
  expect(getTestDataFolder(testFolder, mounts)).toBe(tmpdir())
  writeFileSync(mounts, `shm ${testFolder} tmpfs rw,nosuid,nodev 0 0\n`)
  expect(getTestDataFolder(testFolder, mounts)).toBe(testFolder)
})
