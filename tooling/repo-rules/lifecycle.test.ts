import { expect, test } from 'vitest'
import { filesIn, read } from './tracked-files.ts'

/** @returns the deprecations of a source that do not say, in backticks after "Use", what to use instead. */
const withoutReplacement = (source: string) =>
  [...source.matchAll(/@deprecated\s+([^\n]*)/g)].flatMap(([, text = '']) => (/\bUse `[^`]+`/.test(text) ? [] : [text]))

test('whatever is deprecated says what to use instead', () => {
  const sources = filesIn('packages', /\/src\/.*\.tsx?$/)
  expect(sources.flatMap((path) => withoutReplacement(read(path)).map((text) => `${path}: ${text}`))).toEqual([])
})

test('a deprecation without a replacement is found', () => {
  expect(withoutReplacement('/** @deprecated Use `Banner` instead; gone in 3.0. */')).toEqual([])
  expect(withoutReplacement('/** @deprecated Will go away. */')).toHaveLength(1)
})
