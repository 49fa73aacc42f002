import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryFolder, sweepTemporaryFolders, withTemporaryFolder } from './temporary-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'malote-temporary-'))
const store = { temporaryRoot: join(parent, 'temporary') }
afterAll(() => rm(parent, { recursive: true }))

const createUnused = async (folder: string): Promise<string> => {
  await writeFile(join(folder, 'foto.jpg'), 'bytes')
  return folder
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('deletes folders of killed processes after an hour, and leaves folders in use and foreign ones', async () => {
  const left = await createUnused(await createTemporaryFolder(store))
  const underWay = await createUnused(await createTemporaryFolder(store))
  const foreign = await createUnused(await mkdtemp(join(store.temporaryRoot, 'other-')))
  await utimes(left, ago(61), ago(61))
  await utimes(underWay, ago(59), ago(59))
  await utimes(foreign, ago(600), ago(600))
  await sweepTemporaryFolders(store)
  expect([left, underWay, foreign].map(existsSync)).toEqual([false, true, true])
})

test('deletes the folder after the work, also when it fails', async () => {
  const folders: string[] = []
  const note = async (folder: string) => {
    folders.push(await createUnused(folder))
    await mkdir(join(folder, 'inside'))
    return 'done'
  }
  expect(await withTemporaryFolder(store, note)).toBe('done')
  await expect(
    withTemporaryFolder(store, (folder) => note(folder).then(() => Promise.reject(new Error('broken')))),
  ).rejects.toThrow('broken')
  expect(folders.map(existsSync)).toEqual([false, false])
})
