import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findDefaultViolations, findSentenceViolation, findSentenceViolations, readPropDocs } from './prop-docs.ts'

const root = resolve(import.meta.dirname, '../..')
const readText = (path: string) => readFileSync(resolve(root, path), 'utf8')

const apiReport = globSync('packages/ui/*.api.md', { cwd: root }).map(readText).join('\n')
const publicInterfaces = new Set(
  [...apiReport.matchAll(/^(?:export )?interface (\w+)/gm)].map(([, name]) => name ?? ''),
)
const docs = readPropDocs(
  globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|stories)\.|\/(testing|foundations|patterns)\//.test(path))
    .map((path) => [path, readText(path)] as const),
)

test.each([
  ['label', '', 'has no sentence'],
  ['label', 'The label.', 'has less than three words'],
  ['label', 'The accessible name of the field', 'does not end with a full stop'],
  ['rowCount', 'The count of the row.', 'only repeats the name'],
  ['size', 'How large it is. Default: medium.', 'states the default outside of @default'],
  ['label', 'The accessible name of the field.', undefined],
])('%s: "%s" %s', (name, sentence, violation) => {
  expect(findSentenceViolation(name, sentence)).toBe(violation)
})

const sample = readPropDocs([
  [
    'p.tsx',
    `interface Base { /** How large it is. */ size?: 'sm' | 'md' }
    interface P extends Omit<Base, 'x'> {
      /** @default 1 */
      a?: number
      /**
       * How often it happens.
       * @default 2
       */
      b?: number
      /** What it contains. */
      c?: number
    }
    function One({ a = 1, b = 3, size = 'md', id = '' }: P) {}
    function Two(props: P) { const { c = 4 } = props }`,
  ],
])

test('finds props without a sentence in public interfaces', () => {
  expect(findSentenceViolations(sample, new Set(['P']))).toEqual(['p.tsx: P.a has no sentence'])
  expect(findSentenceViolations(sample, new Set())).toEqual([])
})

test('finds defaults that are missing or wrong in the documentation, also of inherited props', () => {
  expect(findDefaultViolations(sample, new Set(['P']))).toEqual([
    'p.tsx: P.b has @default 2 instead of 3',
    "p.tsx: P.size has no @default 'md'",
    'p.tsx: P.c has no @default 4',
  ])
})

test('every prop of the public API of the design system has a sentence', () => {
  expect(publicInterfaces.size).toBeGreaterThan(100)
  expect(findSentenceViolations(docs, publicInterfaces)).toEqual([])
})

test('every default of a public prop is in @default', () => {
  expect(findDefaultViolations(docs, publicInterfaces)).toEqual([])
})
