import { expect, test } from 'vitest'
import { listFiles, readTracked } from '../repo-rules/tracked-files.ts'

const rows = [...readTracked('docs/glossary.md').matchAll(/^\| (.+?) \|.*?`(\w+)` \|/gm)].map(
  ([, term = '', name = '']) => ({
    term,
    name,
  }),
)
const source = ['packages/api-client/src', 'apps/api/src', 'apps/web/src']
  .flatMap((room) => listFiles(room, /\.tsx?$/))
  .map(readTracked)
  .join('\n')

test('the glossary lists the roles, the resources and the statuses', () => {
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['manager', 'ServiceOrder', 'partially_delivered', 'Cnpj']))
})

test.each(rows)('$term has the name $name in the code', ({ name }) => {
  expect(source).toMatch(new RegExp(`\\b${name}\\b`))
})

test('every term and every name has one meaning', () => {
  const terms = rows.map(({ term }) => term)
  const names = rows.map(({ name }) => name)
  expect(new Set(terms).size).toBe(terms.length)
  expect(new Set(names).size).toBe(names.length)
})
