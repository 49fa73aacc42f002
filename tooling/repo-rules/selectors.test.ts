import { describe, expect, test } from 'vitest'
import { listWords } from './class-names.ts'
import { findDocumentHas, hasChildVariant } from './selectors.ts'
import { listFiles, readTracked } from './tracked-files.ts'

const folders = ['packages/ui/src', 'apps/web/src']

test('no style sheet has a :has() that depends on the whole document', () => {
  const violations = folders
    .flatMap((folder) => listFiles(folder, /\.css$/))
    .flatMap((path) => findDocumentHas(readTracked(path)).map((selector) => `${path}: ${selector}`))
  expect(violations).toEqual([])
})

test('no class has a variant for all children: the children have classes', () => {
  const violations = folders
    .flatMap((folder) => listFiles(folder, /\.tsx?$/))
    .flatMap((path) =>
      listWords(path, readTracked(path))
        .filter(hasChildVariant)
        .map((name) => `${path}: ${name}`),
    )
  expect(violations).toEqual([])
})

describe('selector rules', () => {
  test.each([
    ':root:has([data-slot="data-table"]) { page: list }',
    'html:has(dialog) { overflow: hidden }',
    'body:has(dialog), .card { overflow: hidden }',
    ':has(dialog) { overflow: hidden }',
    '@layer base { *:has(> img) { padding: 0 } }',
  ])('%s is rejected', (css) => {
    expect(findDocumentHas(css)).toHaveLength(1)
  })

  test.each([
    '.card:has(img) { padding: 0 }',
    '[data-slot="card"]:has(img) { padding: 0 }',
    '@media print { :root { color: black } :root:has(table) { page: list } }',
    '/* :root:has(table) {} */ .card { padding: 0 }',
  ])('%s is allowed', (css) => {
    expect(findDocumentHas(css)).toEqual([])
  })

  test.each(['*:grow', 'max-md:*:shrink-0', '**:text-sm', 'group-data-pending/button:*:opacity-0'])(
    '%s has a variant for children',
    (name) => {
      expect(hasChildVariant(name)).toBe(true)
    },
  )

  test.each(['grow', '[&>[data-slot=form]]:grow', 'md:flex', '[--x:*]'])('%s has none', (name) => {
    expect(hasChildVariant(name)).toBe(false)
  })
})
