import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findMisplacedSuffix, findVagueName } from './file-names.ts'
import { readTracked, trackedFiles } from './tracked-files.ts'

const topLevel = [
  '.storybook',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Containerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'apps',
  'chromatic.config.json',
  'compose.yaml',
  'docs',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tooling',
]

/** Files that may be longer than the limit, each with the reason. */
const longFiles = new Map<string, string>()

const isCode = (path: string) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.gen.ts')

test('the top level contains only the listed folders and files', () => {
  const names = new Set(trackedFiles.map((path) => path.split('/')[0] ?? path))
  expect([...names].filter((name) => !name.startsWith('.') || name === '.storybook').sort()).toEqual(topLevel)
})

test('each file is in a folder that allows its suffix', () => {
  expect(trackedFiles.flatMap((path) => findMisplacedSuffix(path) ?? [])).toEqual([])
})

test('rejects a suffix in the wrong folder, and an undefined suffix', () => {
  expect(findMisplacedSuffix('apps/web/src/features/orders/orders.sql.ts')).toContain('apps/api/src')
  expect(findMisplacedSuffix('apps/api/src/modules/orders/orders.controller.ts')).toContain('means nothing')
  expect(findMisplacedSuffix('apps/api/src/modules/orders/orders.sql.ts')).toBeUndefined()
})

test('no file or folder has a vague name', () => {
  expect(trackedFiles.flatMap((path) => findVagueName(path) ?? [])).toEqual([])
})

test('rejects a vague name of a file and of a folder', () => {
  expect(findVagueName('apps/web/src/utils.ts')).toContain('utils')
  expect(findVagueName('packages/ui/src/helpers/text.ts')).toContain('helpers')
  expect(findVagueName('packages/ui/src/text.ts')).toBeUndefined()
})

test('no code file is longer than 300 lines', () => {
  const lines = (path: string) => readTracked(path).trimEnd().split('\n').length
  const tooLong = trackedFiles.filter((path) => isCode(path) && lines(path) > 300)
  expect(tooLong.filter((path) => !longFiles.has(path))).toEqual([])
  expect(
    [...longFiles.keys()].filter((path) => !tooLong.includes(path)),
    'long no more',
  ).toEqual([])
})

test('no test is skipped, focused, expected to fail or retried', () => {
  const dodge =
    /\b(?:test|it|describe|suite)\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b|(?<!['"`])\bretr(?:y|ies)\s*:\s*[1-9]/
  const tests = trackedFiles.filter((path) => /\.(test|spec|config)\.tsx?$/.test(path))
  expect(
    tests.filter((path) => basename(path) !== basename(import.meta.filename) && dodge.test(readTracked(path))),
  ).toEqual([])
})

test('no comment contains a to-do', () => {
  const later = /\b(?:TODO|FIXME|XXX|HACK)\b/
  const thisFile = basename(import.meta.filename)
  expect(
    trackedFiles.filter((path) => isCode(path) && basename(path) !== thisFile && later.test(readTracked(path))),
  ).toEqual([])
})
