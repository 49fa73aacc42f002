import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

/** @returns the deprecations of a source without a replacement in backticks after "Use". */
const withoutReplacement = (source: string) =>
  [...source.matchAll(/@deprecated\s+([^\n]*)/g)].flatMap(([, text = '']) => (/\bUse `[^`]+`/.test(text) ? [] : [text]))

test('every deprecation names its replacement', () => {
  const sources = listFiles('packages', /\/src\/.*\.tsx?$/)
  expect(sources.flatMap((path) => withoutReplacement(readTracked(path)).map((text) => `${path}: ${text}`))).toEqual([])
})

test('finds a deprecation without a replacement', () => {
  expect(withoutReplacement('/** @deprecated Use `Banner` instead; gone in 3.0. */')).toEqual([])
  expect(withoutReplacement('/** @deprecated Will go away. */')).toHaveLength(1)
})
