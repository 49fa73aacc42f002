import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findObstacles, type ReleaseState } from './obstacles.ts'
import { getIntegrity, listTarball } from './tarball.ts'

const ready: ReleaseState = {
  isDryRun: false,
  isCi: true,
  changes: '',
  changesets: [],
  packages: [
    {
      name: '@malote/ui',
      version: '1.2.0',
      access: 'restricted',
      changelog: '# @malote/ui\n\n## 1.2.0\n',
      tarball: '',
    },
  ],
}

test('publishes a clean commit without waiting changesets in CI', () => {
  expect(findObstacles(ready)).toEqual([])
  expect(findObstacles({ ...ready, isCi: false, isDryRun: true })).toEqual([])
})

test.each([
  [{ changes: ' M package.json' }, 'uncommitted changes'],
  [{ changesets: ['new-button.md'] }, '1 changesets wait'],
  [{ packages: ready.packages.map((item) => ({ ...item, version: '1.3.0' })) }, 'has no section 1.3.0'],
  [{ isCi: false }, 'the workflow "Release" only'],
])('rejects %j', (difference, reason) => {
  expect(findObstacles({ ...ready, ...difference }).join('\n')).toContain(reason)
})

test('lists the files of a tarball and its integrity', () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote-tarball-'))
  mkdirSync(join(folder, 'package/dist'), { recursive: true })
  writeFileSync(join(folder, 'package/package.json'), '{}')
  writeFileSync(join(folder, 'package/dist/index.js'), '')
  const tarball = join(folder, 'pack.tgz')
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package/package.json', 'package/dist/index.js'])
  expect(listTarball(tarball)).toEqual(['dist/index.js', 'package.json'])
  expect(getIntegrity(tarball)).toMatch(/^sha512-[\w+/]{86}==$/)
})
