import { expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'

/**
 * A field of an order that is a plain text, with a column of imports and exports, a filter and a place in the form. Every
 * other file takes it from the catalogue (`fields.ts`), by its kind.
 */
const field = /\b(?:costCenter|cost_center)\b/
const product = /^(?:apps\/(?:api|web)|packages\/[\w-]+)\/src\/.*\.tsx?$/
const notProduct = /\.(?:test|stories|gen)\.tsx?$|^packages\/fixtures\/|\/testing\//

test('a field of an order is named in at most nine files of the product', () => {
  const files = trackedFiles.filter((path) => product.test(path) && !notProduct.test(path))
  const naming = files.filter((path) => field.test(readTracked(path)))
  expect(naming.length, naming.join('\n')).toBeLessThanOrEqual(9)
})
