import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

/* Guides show the members of the public types that props refer to; tooling/repo-rules/prop-docs.test.ts requires a
   sentence for each member. */

const tables = 'packages/ui/src/foundations/type-tables.tsx'
const tableNames = [...readTracked(tables).matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name)
const guides = listFiles('packages/ui/src', /\.mdx$/).map(readTracked)

/** Public interfaces whose members are in another table. */
const shownElsewhere = [
  // Props that charts extend.
  'ChartLinks',
  // The result of `useFieldControl`, which is spread on an element.
  'FieldControl',
  // The README describes these.
  'ClosedOverlay',
  'PreloadOptions',
]

test('every public interface that is no props has a table of its members', () => {
  const reports = listFiles('packages/ui', /\.api\.md$/)
    .map(readTracked)
    .join('\n')
  const names = [...reports.matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name)
  const types = names.filter((name) => !name.endsWith('Props') && !shownElsewhere.includes(name))
  expect(types).toContain('SelectOption')
  expect(types.filter((name) => !tableNames.includes(name))).toEqual([])
})

test('a guide shows each table', () => {
  expect(tableNames).toContain('DataTableColumn')
  expect(tableNames.filter((name) => !guides.some((text) => text.includes(`{Types.${name}}`)))).toEqual([])
})
