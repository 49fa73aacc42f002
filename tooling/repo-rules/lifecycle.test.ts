import { expect, test } from 'vitest'
import { filesIn, read } from './tracked-files.ts'

/** @returns the deprecations of a source without a replacement in backticks after "Use". */
const withoutReplacement = (source: string) =>
  [...source.matchAll(/@deprecated\s+([^\n]*)/g)].flatMap(([, text = '']) => (/\bUse `[^`]+`/.test(text) ? [] : [text]))

test('every deprecation names its replacement', () => {
  const sources = filesIn('packages', /\/src\/.*\.tsx?$/)
  expect(sources.flatMap((path) => withoutReplacement(read(path)).map((text) => `${path}: ${text}`))).toEqual([])
})

test('finds a deprecation without a replacement', () => {
  expect(withoutReplacement('/** @deprecated Use `Banner` instead; gone in 3.0. */')).toEqual([])
  expect(withoutReplacement('/** @deprecated Will go away. */')).toHaveLength(1)
})
