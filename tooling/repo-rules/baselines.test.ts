import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from './tracked-files.ts'

const folder = '.storybook/baselines'
const files = listFiles(folder, /./)

const maxFiles = 300
const maxBytes = 8_100_000

test('the baselines are at most 300 files and 8.1 MB', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(files.length).toBeLessThanOrEqual(maxFiles)
  expect(files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThanOrEqual(maxBytes)
})

test('every sheet has cells in the manifest, and every manifest entry has its sheet', () => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'cells.json'), 'utf8')) as Record<string, object>
  const withCells = Object.keys(manifest).filter((sheet) => Object.keys(manifest[sheet] ?? {}).length > 0)
  expect([...withCells.map((sheet) => `${folder}/${sheet}`), `${folder}/cells.json`].sort()).toEqual([...files].sort())
})
