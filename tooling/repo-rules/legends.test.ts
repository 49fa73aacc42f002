import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

/** @returns the fieldsets of a source without a name: a legend names its group only as the first child. */
const findUnnamed = (source: string) =>
  [...source.matchAll(/<fieldset[^>]*>\s*(?:\{\/\*.*?\*\/\}\s*)?(?:<Text asChild[^>]*>\s*)?(?:<legend)?/g)]
    .map(([start]) => start)
    .filter((start) => !/aria-label|<legend$/.test(start))

test('every fieldset has a name', () => {
  const sources = [...listFiles('apps/web/src', /\.tsx$/), ...listFiles('packages/ui/src', /\.tsx$/)]
  expect(sources.filter((path) => findUnnamed(readTracked(path)).length > 0)).toEqual([])
})

test('finds a legend that is not the first child', () => {
  expect(findUnnamed('<fieldset>\n  <Stack>\n    <legend>Horário</legend>')).toHaveLength(1)
  expect(findUnnamed('<fieldset>\n  <Text asChild weight="medium">\n    <legend>Horário</legend>')).toEqual([])
  expect(findUnnamed('<fieldset aria-label="Filtros">\n  <div />')).toEqual([])
})
