import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { misplacedSuffix, vagueName } from './file-names.ts'
import { read, trackedFiles } from './tracked-files.ts'

const topLevel = [
  '.storybook',
  'CONTRIBUTING.md',
  'Containerfile',
  'README.md',
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

/** About 250 lines is where a file asks to be two; these may be longer, and say why. */
const longFiles = new Map<string, string>()

const isCode = (path: string) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.gen.ts')

test('the top level holds the rooms and nothing else', () => {
  const found = new Set(trackedFiles.map((path) => path.split('/')[0] ?? path))
  expect([...found].filter((name) => !name.startsWith('.') || name === '.storybook').sort()).toEqual(topLevel)
})

test('each file stands in the room that its suffix belongs to', () => {
  expect(trackedFiles.flatMap((path) => misplacedSuffix(path) ?? [])).toEqual([])
})

test('a suffix out of its room, and one that means nothing here, are found', () => {
  expect(misplacedSuffix('apps/web/src/features/orders/orders.sql.ts')).toContain('apps/api/src')
  expect(misplacedSuffix('apps/api/src/modules/orders/orders.controller.ts')).toContain('means nothing')
  expect(misplacedSuffix('apps/api/src/modules/orders/orders.sql.ts')).toBeUndefined()
})

test('no file or folder has a name under which anything could hide', () => {
  expect(trackedFiles.flatMap((path) => vagueName(path) ?? [])).toEqual([])
})

test('a vague name is found as file and as folder', () => {
  expect(vagueName('apps/web/src/utils.ts')).toContain('utils')
  expect(vagueName('packages/ui/src/helpers/text.ts')).toContain('helpers')
  expect(vagueName('packages/ui/src/text.ts')).toBeUndefined()
})

test('no code file is longer than 300 lines', () => {
  const lines = (path: string) => read(path).trimEnd().split('\n').length
  const tooLong = trackedFiles.filter((path) => isCode(path) && lines(path) > 300)
  expect(tooLong.filter((path) => !longFiles.has(path))).toEqual([])
  expect(
    [...longFiles.keys()].filter((path) => !tooLong.includes(path)),
    'long no more',
  ).toEqual([])
})

test('no test is skipped, singled out, expected to fail or tried again', () => {
  const dodge =
    /\b(?:test|it|describe|suite)\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b|(?<!['"`])\bretr(?:y|ies)\s*:\s*[1-9]/
  const tests = trackedFiles.filter((path) => /\.(test|spec|config)\.tsx?$/.test(path))
  expect(tests.filter((path) => basename(path) !== basename(import.meta.filename) && dodge.test(read(path)))).toEqual(
    [],
  )
})

test('nothing is left to be done in a comment', () => {
  const later = /\b(?:TODO|FIXME|XXX|HACK)\b/
  const own = basename(import.meta.filename)
  expect(trackedFiles.filter((path) => isCode(path) && basename(path) !== own && later.test(read(path)))).toEqual([])
})
