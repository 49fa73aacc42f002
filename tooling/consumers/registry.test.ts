import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { getIntegrity, listTarball } from '../release/tarball.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'malote-registry-downloads-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Published {
  dist: { integrity: string; tarball: string }
  exports: unknown
}

test.each(['ui', 'api-client'])('the published %s has the integrity and the files of the local pack', async (name) => {
  const pack = join(root, `.malote/packs/${name}.tgz`)
  const { version, publishConfig } = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'))
  const response = await fetch(new URL(`@malote%2f${name}`, inject('registry')))
  const { versions } = (await response.json()) as { versions: Record<string, Published> }
  expect(Object.keys(versions)).toEqual([version])
  const published = versions[version] as Published
  expect(published.exports).toEqual(publishConfig.exports)
  expect(published.dist.integrity).toBe(getIntegrity(pack))

  const download = join(folder, `${name}.tgz`)
  writeFileSync(download, await (await fetch(published.dist.tarball)).bytes())
  expect(getIntegrity(download)).toBe(published.dist.integrity)
  expect(listTarball(download)).toEqual(listTarball(pack))
})
